import { fork } from 'node:child_process'
import { join } from 'node:path'

/** A child process of the benchmark: the notes it sent at its start, and `ask` for requests. */
export type Child<Notes, Question = never, Answer = never> = {
  notes: Notes
  /** Sends a request; one at a time. */
  ask: (question: Question) => Promise<Answer>
  stop: () => Promise<void>
}

type FromChild = { notes: unknown } | { answer: unknown } | { failed: string }

/**
 * Starts a file of this folder as a child process.
 * @param input available in the child as `inputOfChild()`.
 * @throws Error if the child ends before it is ready.
 */
export async function startChild<Notes, Question = never, Answer = never>(
  file: string,
  input: unknown,
  flags: string[] = [],
): Promise<Child<Notes, Question, Answer>> {
  const path = join(import.meta.dirname, file)
  const child = fork(path, [JSON.stringify(input)], { execArgv: flags })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const next = () =>
    new Promise<FromChild>((resolve, reject) => {
      const gone = () => reject(new Error(`${file} ended early`))
      child.once('exit', gone)
      child.once('message', (message) => {
        child.off('exit', gone)
        resolve(message as FromChild)
      })
    })
  const first = await next()
  if (!('notes' in first)) throw new Error(`${file} was not ready`)
  return {
    notes: first.notes as Notes,
    ask: async (question) => {
      const reply = next()
      child.send(question as object)
      const message = await reply
      if ('answer' in message) return message.answer as Answer
      throw new Error('failed' in message ? message.failed : `${file} answered out of turn`)
    },
    stop: async () => {
      if (child.connected) child.disconnect()
      await ended
    },
  }
}

/** In the child: the input from the parent. */
export const inputOfChild = <T>(): T => JSON.parse(process.argv[2] ?? 'null') as T

/** CPU time used by this process so far, in microseconds. */
export async function takenCpu(): Promise<number> {
  const { user, system } = process.cpuUsage()
  return user + system
}

/** In the child: signals that it is ready, and answers requests until the parent disconnects. */
export function serveParent<Question, Answer>(
  notes: unknown,
  answer?: (question: Question) => Promise<Answer>,
): void {
  process.on('disconnect', () => process.exit())
  process.on('message', (question: Question) => {
    answer?.(question).then(
      (value) => process.send?.({ answer: value }),
      (error: Error) => process.send?.({ failed: error.stack ?? error.message }),
    )
  })
  process.send?.({ notes })
}
