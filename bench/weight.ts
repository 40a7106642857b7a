/**
 * `npm run bench:weight`: JavaScript that a page of the candidate site needs for hydration, read
 * from the built files: all imports of its routes, and the router's list of routes. Sizes in KB as
 * sent (brotli), without locale texts (8 to 12 KB per page).
 */
import { globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { buildStale } from '../scripts/build.ts'

buildStale()
const client = join(import.meta.dirname, '../apps/candidate/build/client')
const pages = {
  landing: 'public/landing/LandingScreen',
  'public vacancy': 'vacancies/publicView/PublicVacancyScreen',
  company: 'companies/CompanyScreen',
  search: 'vacancies/search/PublicSearchScreen',
  login: 'auth/LoginScreen',
  'first page of the dashboard': 'home/HomeScreen',
}

type Route = { parentId?: string; module: string }
const [manifestFile = ''] = globSync('assets/manifest-*.js', { cwd: client })
const manifest = JSON.parse(
  readFileSync(join(client, manifestFile), 'utf8').replace(/^[\w.]+=|;$/g, ''),
) as { entry: { module: string }; routes: Record<string, Route> }

/** Adds a file and all its transitive imports to `found`. */
function gather(file: string, found: Set<string>): void {
  if (found.has(file)) return
  found.add(file)
  const text = readFileSync(join(client, file), 'utf8')
  for (const [, name = ''] of text.matchAll(/(?:from|import)\s*"\.\/([\w.-]+\.js)"/g))
    gather(`/assets/${name}`, found)
}

console.log('| page | KB | files |\n|---|---|---|')
for (const [name, id] of Object.entries(pages)) {
  const files = new Set([`/${manifestFile}`])
  gather(manifest.entry.module, files)
  if (!manifest.routes[id]) throw new Error(`no route ${id}`)
  for (
    let route: Route | undefined = manifest.routes[id];
    route;
    route = manifest.routes[route.parentId ?? '']
  )
    gather(route.module, files)
  const bytes = [...files].reduce((sum, file) => sum + statSync(join(client, `${file}.br`)).size, 0)
  console.log(`| ${name} | ${(bytes / 1024).toFixed(1)} | ${files.size} |`)
}
