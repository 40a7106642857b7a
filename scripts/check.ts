/** `npm run check`: format, lint, types, builds, unit and HTTP tests and browser journeys, in this order. */
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
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

type Run = [command: string, ...args: string[]]

const journeys: Run = [bin('vitest'), 'run', '--project', 'e2e']

const scratch = mkdtempSync(join(tmpdir(), 'trilha-check-'))
process.on('exit', () => rmSync(scratch, { recursive: true, force: true }))
const template = join(scratch, 'template')

/** Runs in one step execute in parallel: each run of journeys has a separate program. */
const steps: [name: string, ...runs: Run[]][] = [
  ['format', [bin('oxfmt'), '--check', '.']],
  [
    'lint, types and builds',
    [bin('oxlint'), '--type-aware', '--deny-warnings', '.'],
    [process.execPath, 'scripts/typecheck.ts'],
    [process.execPath, 'scripts/build.ts'],
  ],
  ['demo content', [process.execPath, 'e2e/template.ts', template]],
  ['unit and HTTP tests', [bin('vitest'), 'run', '--project', 'unit', '--project', 'http']],
  [
    'browser journeys',
    [...journeys, '--shard=1/3'],
    [...journeys, '--shard=2/3'],
    [...journeys, '--shard=3/3'],
  ],
]

const env = {
  ...process.env,
  CHROMIUM_PATH: chromium,
  E2E_TEMPLATE: template,
  // The journeys start the program some thirty times: a second less of the processor each.
  NODE_COMPILE_CACHE: join(scratch, 'compiled'),
  PATH: `${join(root, 'node_modules/.bin')}:${process.env['PATH'] ?? ''}`,
}

/** Runs a command; its output is streamed, or printed at the end if `together`. */
function succeeds([command, ...args]: Run, together: boolean): Promise<boolean> {
  const child = spawn(command, args, {
    cwd: root,
    env,
    stdio: [
      'inherit',
      ...(together ? (['pipe', 'pipe'] as const) : (['inherit', 'inherit'] as const)),
    ],
  })
  const said: Buffer[] = []
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (part: Buffer) => said.push(part))
  return new Promise((resolve) => {
    child.once('close', (code) => {
      process.stdout.write(Buffer.concat(said))
      resolve(code === 0)
    })
  })
}

let passed = 0
for (const [name, ...runs] of steps) {
  const began = Date.now()
  console.log(`\n— ${name}`)
  const all = await Promise.all(runs.map((run) => succeeds(run, runs.length > 1)))
  if (all.includes(false)) {
    console.error(`\n${name} failed.\n${passed} passed, 1 failed`)
    process.exit(1)
  }
  passed++
  console.log(`${name}: ${((Date.now() - began) / 1000).toFixed(1)} s`)
}
console.log(`\n${passed} passed, 0 failed`)
