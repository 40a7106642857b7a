import { fork } from 'node:child_process'
import { join } from 'node:path'

/** A process of the benchmark: what it told when it was ready, and questions to it, one at a time. */
export type Child<Notes, Question = never, Answer = never> = {
  notes: Notes
  ask: (question: Question) => Promise<Answer>
  stop: () => Promise<void>
}

type FromChild = { notes: unknown } | { answer: unknown } | { failed: string }

/**
 * Starts a file of this folder as a process of its own.
 * @param input what `inputOfChild` gives there.
 * @throws Error when it ends before it is ready.
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
  const told = await next()
  if (!('notes' in told)) throw new Error(`${file} was not ready`)
  return {
    notes: told.notes as Notes,
    ask: async (question) => {
      const reply = next()
      child.send(question as object)
      const told = await reply
      if ('answer' in told) return told.answer as Answer
      throw new Error('failed' in told ? told.failed : `${file} answered out of turn`)
    },
    stop: async () => {
      if (child.connected) child.disconnect()
      await ended
    },
  }
}

/** In the child: what it was started with. */
export const inputOfChild = <T>(): T => JSON.parse(process.argv[2] ?? 'null') as T

/** Microseconds of processor time that a server has taken so far. */
export async function takenCpu(): Promise<number> {
  const { user, system } = process.cpuUsage()
  return user + system
}

/** In the child: tells that it is ready and answers questions until the parent lets go. */
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
