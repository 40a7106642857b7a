import type { ChildProcess } from 'node:child_process'
import { setPriority } from 'node:os'

/**
 * Lowers the priority of a converter's process, so that requests come first, and awaits its exit.
 * @throws Error with the end of the process's error output when it fails or is killed.
 */
export async function waitForExit(child: ChildProcess, name: string): Promise<void> {
  try {
    if (child.pid !== undefined) setPriority(child.pid, 10)
  } catch {
    // The process may have exited already.
  }
  let errorOutput = ''
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    errorOutput = (errorOutput + text).slice(-2000)
  })
  // When this program stops, its converters stop too.
  const stop = () => child.kill('SIGKILL')
  process.once('exit', stop)
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject)
    child.on('close', resolve)
  }).finally(() => process.off('exit', stop))
  if (code !== 0) throw new Error(`${name} ended with ${code}: ${errorOutput.trim()}`)
}
