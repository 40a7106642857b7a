/** `npm run check`: format, lint, types, texts, unit, HTTP and browser journeys, in this order. */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { findChromium } from './chromium.ts'

const root = join(import.meta.dirname, '..')
const bin = (name: string) => join(root, 'node_modules/.bin', name)
const chromium = findChromium()
if (!chromium) {
  console.error(
    'The browser journeys need Chromium: npm test installs it where it may, or set CHROMIUM_PATH.',
  )
  process.exit(1)
}

const steps: [name: string, command: string, args: string[], cwd?: string][] = [
  ['format', bin('oxfmt'), ['--check', '.']],
  ['lint', bin('oxlint'), ['--type-aware', '--deny-warnings', '.']],
  ['types', bin('tsc'), ['-p', '.', '--noEmit']],
  ['builds', process.execPath, ['scripts/build.ts']],
  ['unit and HTTP tests', bin('vitest'), ['run', '--project', 'unit', '--project', 'http']],
  ['browser journeys', bin('vitest'), ['run', '--project', 'e2e']],
]

let passed = 0
for (const [name, command, args, cwd = '.'] of steps) {
  const began = Date.now()
  console.log(`\n— ${name}`)
  const { status } = spawnSync(command, args, {
    cwd: join(root, cwd),
    stdio: 'inherit',
    env: {
      ...process.env,
      CHROMIUM_PATH: chromium,
      PATH: `${join(root, 'node_modules/.bin')}:${process.env['PATH'] ?? ''}`,
    },
  })
  if (status !== 0) {
    console.error(`\n${name} failed.\n${passed} passed, 1 failed`)
    process.exit(1)
  }
  passed++
  console.log(`${name}: ${((Date.now() - began) / 1000).toFixed(1)} s`)
}
console.log(`\n${passed} passed, 0 failed`)
