import type { VideoInterview, VideoQuestion } from '@trilha/contracts/videos/videos'
import type { Recording } from '../sending/recordings.deviceStore.ts'

/**
 * State of a question, from the server and this device: `toDo` has no answer, `recording` is being
 * recorded in another tab, `recorded` is stored here and waits for review, `sending` is uploading,
 * `elsewhere` was begun on another device and is not uploaded, `done` is on the server.
 */
export type Step = {
  question: VideoQuestion
  state: 'toDo' | 'recording' | 'recorded' | 'sending' | 'elsewhere' | 'done'
  /** The recording on this device. */
  recording: Recording | null
  takesLeft: number
}

/**
 * All questions in order.
 * @param recordings of this candidate on this device, without discarded ones.
 * @param gone server ids of recordings discarded here.
 * @param sent questions whose answer this page has uploaded completely; the loaded data may be
 * older.
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
    // A take counts even if the server does not know it yet.
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

/**
 * True if the server could not process the answer: it must be recorded again, without using a take.
 */
export const isRefused = ({ state, failure }: NonNullable<VideoQuestion['answer']>): boolean =>
  state === 'failed' && failure !== 'not-converted'

/** Index of the next question to answer; -1 if all are answered or uploading. */
export const nextStep = (steps: readonly Step[]): number =>
  steps.findIndex(({ state }) => state !== 'sending' && state !== 'done')

/** Seconds left to prepare, at least 0. */
export function secondsToThink(opened: { openedAt: string; readyAt: string }, now: number): number {
  const all = Date.parse(opened.readyAt) - Date.parse(opened.openedAt)
  // Limited to the total, in case the device's clock is wrong.
  return Math.min(all, Math.max(0, Date.parse(opened.readyAt) - now)) / 1000
}
