/** `npm run check`: format, lint, types, builds, unit and HTTP tests, and browser journeys. */
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

/**
 * The runs of one step are parallel; a run is one command, or several one after another. Each run of
 * the journeys starts a separate program.
 */
const steps: [name: string, ...runs: (Run | Run[])[]][] = [
  ['format', [bin('oxfmt'), '--check', '.']],
  [
    'lint, types, builds and demo content',
    [bin('oxlint'), '--type-aware', '--deny-warnings', '.'],
    [process.execPath, 'scripts/typecheck.ts'],
    [
      [process.execPath, 'scripts/build.ts'],
      [process.execPath, 'e2e/template.ts', template],
    ],
  ],
  [
    'tests and journeys',
    [bin('vitest'), 'run', '--project', 'unit', '--project', 'http'],
    [...journeys, '--shard=1/3'],
    [...journeys, '--shard=2/3'],
    [...journeys, '--shard=3/3'],
  ],
]

const env = {
  ...process.env,
  CHROMIUM_PATH: chromium,
  E2E_TEMPLATE: template,
  // The journeys start the program some thirty times; the cache saves a second each time.
  NODE_COMPILE_CACHE: join(scratch, 'compiled'),
  PATH: `${join(root, 'node_modules/.bin')}:${process.env['PATH'] ?? ''}`,
}

type Result = { succeeded: boolean; output: Buffer }

/** Runs a command. Its output is streamed, or returned if `isBuffered`. */
function execute([command, ...args]: Run, isBuffered: boolean): Promise<Result> {
  const child = spawn(command, args, {
    cwd: root,
    env,
    stdio: [
      'inherit',
      ...(isBuffered ? (['pipe', 'pipe'] as const) : (['inherit', 'inherit'] as const)),
    ],
  })
  const chunks: Buffer[] = []
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (part: Buffer) => chunks.push(part))
  return new Promise((resolve) => {
    child.once('close', (code) => {
      resolve({ succeeded: code === 0, output: Buffer.concat(chunks) })
    })
  })
}

/** Runs commands one after another, up to the first that fails. */
async function executeAll(run: Run | Run[], isBuffered: boolean): Promise<Result> {
  const outputs: Buffer[] = []
  for (const command of isSeveral(run) ? run : [run]) {
    const { succeeded, output } = await execute(command, isBuffered)
    outputs.push(output)
    if (!succeeded) return { succeeded, output: Buffer.concat(outputs) }
  }
  return { succeeded: true, output: Buffer.concat(outputs) }
}

const isSeveral = (run: Run | Run[]): run is Run[] => Array.isArray(run[0])

let passed = 0
for (const [name, ...runs] of steps) {
  const startedAt = Date.now()
  console.log(`\n— ${name}`)
  const results = await Promise.all(runs.map((run) => executeAll(run, runs.length > 1)))
  // The output of failed commands comes last, because a CI may keep only the end.
  const failed = results.filter(({ succeeded }) => !succeeded)
  const ordered = [...results.filter(({ succeeded }) => succeeded), ...failed]
  for (const { output } of ordered) process.stdout.write(output)
  if (failed.length > 0) {
    console.error(`\n${name} failed.\n${passed} passed, 1 failed`)
    process.exit(1)
  }
  passed++
  console.log(`${name}: ${((Date.now() - startedAt) / 1000).toFixed(1)} s`)
}
console.log(`\n${passed} passed, 0 failed`)
