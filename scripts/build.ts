/**
 * Builds the sites and the gallery of components, those whose sources have changed since their last
 * build, and compresses the files.
 */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const root = join(import.meta.dirname, '..')
const reactRouter = join(root, 'node_modules/.bin/react-router')
const vite = join(root, 'node_modules/.bin/vite')
const builds = [
  { name: 'candidate', folder: 'apps/candidate', builder: reactRouter },
  { name: 'company', folder: 'apps/company', builder: reactRouter },
  { name: 'admin', folder: 'apps/admin', builder: reactRouter },
  { name: 'gallery', folder: 'packages/web/ui/gallery', builder: vite },
]

/** Hash of what a build reads: its own files, the shared packages and the lock file. */
function fingerprint(folder: string): string {
  const files = globSync(
    [`${folder}/**/*`, 'packages/**/*', 'package-lock.json', 'scripts/build.ts'],
    {
      cwd: root,
      exclude: (entry) => ['node_modules', 'build', '.react-router'].includes(entry.name),
      withFileTypes: true,
    },
  )
  const hash = createHash('sha256').update(process.version)
  for (const entry of files.filter((file) => file.isFile())) {
    const path = join(entry.parentPath, entry.name)
    hash.update(path).update(readFileSync(path))
  }
  return hash.digest('hex')
}

/**
 * Writes the file name of the browser stylesheet to `build/styles.path`, from which the server puts
 * it into each page, and removes it from the router's manifest; otherwise the first navigation
 * would load it again. The server build has a stylesheet of its own, which may be smaller.
 */
function takeStyleSheet(build: string): void {
  const client = join(build, 'client')
  const [manifest = ''] = globSync('assets/manifest-*.js', { cwd: client })
  const text = readFileSync(join(client, manifest), 'utf8')
  const sheet = /"css":\["[^"]*?(assets\/[^"/]+\.css)"\]/.exec(text)?.[1]
  if (!sheet) throw new Error(`no style sheet in ${manifest}`)
  writeFileSync(join(build, 'styles.path'), sheet)
  writeFileSync(join(client, manifest), text.replaceAll(/"css":\["[^\]]*"\]/g, '"css":[]'))
  lightenManifest(join(client, manifest))
}

/**
 * Makes the router's list of routes, which every page loads, smaller. A route's imports are listed
 * for prefetching only, so those that every page loads anyway are removed; so are properties that
 * are `false`, which is the default.
 */
function lightenManifest(file: string): void {
  const [, name = '', json = ''] = /^([\w.]+=)([^]*?);?$/.exec(readFileSync(file, 'utf8')) ?? []
  const manifest = JSON.parse(json) as {
    entry: { imports: string[] }
    routes: Record<string, { id: string; imports: string[] }>
  }
  const there = new Set([...manifest.entry.imports, ...(manifest.routes['root']?.imports ?? [])])
  for (const route of Object.values(manifest.routes))
    if (route.id !== 'root') route.imports = route.imports.filter((one) => !there.has(one)).sort()
  const light = JSON.stringify(manifest, (_key, value) => (value === false ? undefined : value))
  writeFileSync(file, `${name}${light};`)
}

function compressAssets(folder: string): void {
  for (const name of globSync('**/*.{js,css,svg,html,json,txt}', { cwd: folder })) {
    const bytes = readFileSync(join(folder, name))
    writeFileSync(
      join(folder, `${name}.br`),
      brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    )
    writeFileSync(join(folder, `${name}.gz`), gzipSync(bytes, { level: 9 }))
  }
}

/** @returns the names of what was rebuilt. */
export function buildStale(): string[] {
  const built: string[] = []
  for (const { name, folder, builder } of builds) {
    const build = join(root, folder, 'build')
    const stamp = join(build, '.fingerprint')
    const print = fingerprint(folder)
    if (existsSync(stamp) && readFileSync(stamp, 'utf8') === print) continue
    const { status, stdout } = spawnSync(process.execPath, [builder, 'build'], {
      cwd: join(root, folder),
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 'pipe', 'inherit'],
      encoding: 'utf8',
    })
    if (status !== 0) throw new Error(`the build of ${name} failed:\n${stdout}`)
    if (builder === reactRouter) takeStyleSheet(build)
    compressAssets(join(build, 'client'))
    writeFileSync(stamp, print)
    built.push(name)
  }
  return built
}

if (import.meta.main) console.log(`built: ${buildStale().join(', ') || 'nothing was stale'}`)
