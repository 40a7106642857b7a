import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseCvAnswer, type CvAnswer } from './reading.ts'

const root = join(import.meta.dirname, '../../../../..')
/** The code that reads a CV. The settings and the data of the program are in none of these. */
const readable = [
  'node_modules',
  'package.json',
  'packages/contracts',
  'apps/api/package.json',
  'apps/api/src/candidates/cv',
]
/** Node's options for the process: it reads its code, and has no network, files or processes. */
export const childOptions = [
  '--permission',
  ...readable.map((path) => `--allow-fs-read=${join(root, path)}`),
  '--max-old-space-size=128',
]

/** An ordinary CV takes about 100 MB, one of 30 full pages 135 MB. */
const maxResidentBytes = 224 * 1024 * 1024
/** A CV of 30 full pages has 100 KB. */
const maxOutputBytes = 1024 * 1024
const checkEveryMs = 25

/** The parts of a reading that depend on its turn; see `extract.ts`. */
export type Turn = {
  /** A reading that takes longer is refused. */
  maxMs: number
  /** True if a reading that has taken this long must end, because others wait. */
  givesWay: (ms: number) => boolean
}

/**
 * Reads a CV in a process of its own, without the program's environment, and kills it at its limits
 * of memory, time and output.
 * @returns null when it gave way to others, or when the machine can't start another process.
 */
export function readInChild(bytes: Uint8Array, turn: Turn): Promise<CvAnswer | null> {
  return new Promise((resolve) => {
    const child = spawn(
      process.execPath,
      [...childOptions, join(import.meta.dirname, 'cv.child.ts')],
      { cwd: root, env: {}, stdio: ['pipe', 'pipe', 'ignore'] },
    )
    const startedAt = performance.now()
    const kill = () => child.kill('SIGKILL')
    // When this program stops, the process stops too.
    process.once('exit', kill)
    const end = (answer: CvAnswer | null) => {
      clearInterval(checks)
      process.off('exit', kill)
      kill()
      resolve(answer)
    }
    const checks = setInterval(() => {
      const ms = performance.now() - startedAt
      if (ms > turn.maxMs || residentBytes(child.pid) > maxResidentBytes)
        end({ refusal: 'cv-too-long' })
      else if (turn.givesWay(ms)) end(null)
    }, checkEveryMs)
    const output: Buffer[] = []
    let outputBytes = 0
    child.stdout.on('data', (part: Buffer) => {
      outputBytes += part.length
      if (outputBytes > maxOutputBytes) end({ refusal: 'cv-too-long' })
      else output.push(part)
    })
    child.once('error', () => end(null))
    child.once('close', (_code, signal) =>
      // A signal that is not ours: the heap is full, or the machine's memory is.
      end(signal ? { refusal: 'cv-too-long' } : parseCvAnswer(Buffer.concat(output).toString())),
    )
    // The process may end before it has read everything.
    child.stdin.on('error', () => undefined)
    child.stdin.end(bytes)
  })
}

/**
 * The memory of a process, with what is outside of V8's heap, such as unpacked data. Linux only;
 * elsewhere it is 0, and only heap and time are limited.
 */
function residentBytes(pid: number | undefined): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'latin1')
    return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) * 1024
  } catch {
    return 0
  }
}
