/**
 * `npm run typecheck`: checks the types of the server, the tools and each site. Each site has a
 * separate project, because its text keys differ.
 * Unchanged files are not checked again (node_modules/.cache/types).
 */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const projects = ['.', 'packages/web', 'apps/candidate', 'apps/company', 'apps/admin']

const failed = projects.filter(
  (project) =>
    spawnSync(join(root, 'node_modules/.bin/tsc'), ['-p', project], { cwd: root, stdio: 'inherit' })
      .status !== 0,
)
if (failed.length > 0) process.exit(1)
