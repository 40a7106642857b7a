/**
 * Builds the sites and the gallery of components, and compresses the files. A build is skipped if
 * its sources have not changed since the last build.
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

/**
 * Returns a hash of everything that a build depends on: its folder, the shared packages, the lock
 * file, this script and the Node version.
 */
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
 * Writes the path of the browser stylesheet to `build/styles.path`; the server inlines its styles
 * in the pages. Removes the stylesheet from the router's manifest, because the first navigation
 * would load it again.
 * The stylesheet of the server build cannot be used, because it may lack styles.
 */
function extractStyleSheet(build: string): void {
  const client = join(build, 'client')
  const [manifest = ''] = globSync('assets/manifest-*.js', { cwd: client })
  const text = readFileSync(join(client, manifest), 'utf8')
  const styleSheet = /"css":\["[^"]*?(assets\/[^"/]+\.css)"\]/.exec(text)?.[1]
  if (!styleSheet) throw new Error(`no style sheet in ${manifest}`)
  writeFileSync(join(build, 'styles.path'), styleSheet)
  writeFileSync(join(client, manifest), text.replaceAll(/"css":\["[^\]]*"\]/g, '"css":[]'))
  shrinkManifest(join(client, manifest))
}

/**
 * Makes the router's manifest smaller, because every page loads it. Removes the imports that every
 * page loads anyway, as the list is only for prefetching, and the properties that are `false`,
 * which is the default.
 */
function shrinkManifest(file: string): void {
  const [, name = '', json = ''] = /^([\w.]+=)([^]*?);?$/.exec(readFileSync(file, 'utf8')) ?? []
  const manifest = JSON.parse(json) as {
    entry: { imports: string[] }
    routes: Record<string, { id: string; imports: string[] }>
  }
  const loadedAnyway = new Set([
    ...manifest.entry.imports,
    ...(manifest.routes['root']?.imports ?? []),
  ])
  for (const route of Object.values(manifest.routes))
    if (route.id !== 'root')
      route.imports = route.imports.filter((file) => !loadedAnyway.has(file)).sort()
  const shrunk = JSON.stringify(manifest, (_key, value) => (value === false ? undefined : value))
  writeFileSync(file, `${name}${shrunk};`)
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

/**
 * Builds the sites whose sources have changed.
 * @returns the names of the sites that were built.
 * @throws Error if a build fails.
 */
export function buildStale(): string[] {
  const built: string[] = []
  for (const { name, folder, builder } of builds) {
    const build = join(root, folder, 'build')
    const fingerprintFile = join(build, '.fingerprint')
    const current = fingerprint(folder)
    if (existsSync(fingerprintFile) && readFileSync(fingerprintFile, 'utf8') === current) continue
    const { status, stdout } = spawnSync(process.execPath, [builder, 'build'], {
      cwd: join(root, folder),
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 'pipe', 'inherit'],
      encoding: 'utf8',
    })
    if (status !== 0) throw new Error(`the build of ${name} failed:\n${stdout}`)
    if (builder === reactRouter) extractStyleSheet(build)
    compressAssets(join(build, 'client'))
    writeFileSync(fingerprintFile, current)
    built.push(name)
  }
  return built
}

if (import.meta.main) console.log(`built: ${buildStale().join(', ') || 'nothing was stale'}`)
