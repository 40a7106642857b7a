import type { ChildProcess } from 'node:child_process'
import { setPriority } from 'node:os'

/**
 * Waits for a converter's process, which yields to whoever else wants the processor.
 * @throws Error with the last words of the process when it fails or is killed.
 */
export async function ended(child: ChildProcess, name: string): Promise<void> {
  try {
    if (child.pid !== undefined) setPriority(child.pid, 10)
  } catch {
    // It may have ended already.
  }
  let said = ''
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    said = (said + text).slice(-2000)
  })
  // A program that stops leaves no converter at work behind it.
  const stop = () => child.kill('SIGKILL')
  process.once('exit', stop)
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject)
    child.on('close', resolve)
  }).finally(() => process.off('exit', stop))
  if (code !== 0) throw new Error(`${name} ended with ${code}: ${said.trim()}`)
}
