import type { VideoInterview, VideoQuestion } from '@trilha/contracts/videos'
import type { Recording } from './recordings.kept.ts'

/**
 * Where a question stands, from what the server and this device know together:
 * `toDo` waits for an answer, `recording` is recorded in another tab now, `recorded` lies here and
 * waits for a look, `sending` is on its way, `elsewhere` was begun on another device and has not
 * arrived, `done` is with the server.
 */
export type Step = {
  question: VideoQuestion
  state: 'toDo' | 'recording' | 'recorded' | 'sending' | 'elsewhere' | 'done'
  /** What lies on this device. */
  recording: Recording | null
  takesLeft: number
}

/**
 * All questions in order.
 * @param recordings of this person on this device, without discarded ones.
 * @param gone what was thrown away here, as the server calls it.
 * @param sent questions whose answer this page has sent whole: what was read before says otherwise.
 */
export function stepsOf(
  interview: Pick<VideoInterview, 'questions'>,
  recordings: readonly Recording[],
  gone: ReadonlySet<string> = new Set(),
  sent: ReadonlySet<string> = new Set(),
): Step[] {
  return interview.questions.map((question) => {
    const recording =
      recordings.findLast(
        ({ target }) => target.purpose === 'interview' && target.questionId === question.id,
      ) ?? null
    // A take that the server has not heard of counts all the same.
    const takesLeft = recording
      ? (recording.remote?.takesLeft ?? Math.max(0, question.takesLeft - 1))
      : question.takesLeft
    return { question, recording, takesLeft, state: stateOf(question, recording, gone, sent) }
  })
}

function stateOf(
  { id, answer }: VideoQuestion,
  recording: Recording | null,
  gone: ReadonlySet<string>,
  sent: ReadonlySet<string>,
): Step['state'] {
  if (recording?.state === 'recording') return 'recording'
  if (recording?.state === 'recorded') return 'recorded'
  if (recording?.state === 'accepted') return 'sending'
  if (sent.has(id) && (!answer || answer.state === 'uploading')) return 'done'
  if (!answer || gone.has(answer.id)) return 'toDo'
  if (answer.state === 'uploading') return 'elsewhere'
  return isRefused(answer) ? 'toDo' : 'done'
}

/** True for an answer that the server could not take: it is to be made again, and costs no take. */
export const isRefused = ({ state, failure }: NonNullable<VideoQuestion['answer']>): boolean =>
  state === 'failed' && failure !== 'not-converted'

/** Index of the question to go on with; -1 where all have an answer, here or there. */
export const nextStep = (steps: readonly Step[]): number =>
  steps.findIndex(({ state }) => state !== 'sending' && state !== 'done')

/** Seconds that are left to think; preparing costs nothing once they are over. */
export function secondsToThink(opened: { openedAt: string; readyAt: string }, now: number): number {
  const all = Date.parse(opened.readyAt) - Date.parse(opened.openedAt)
  // A wrong clock on the device gives at most the whole time, at least none.
  return Math.min(all, Math.max(0, Date.parse(opened.readyAt) - now)) / 1000
}
