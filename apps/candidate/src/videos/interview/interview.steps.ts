import type { VideoInterview, VideoQuestion } from '@trilha/contracts/videos/videos'
import type { Recording } from '../sending/recordings.deviceStore.ts'

/**
 * One question of the interview. Its state combines the server and this device:
 * - `toDo`: without an answer.
 * - `recording`: being recorded, in this or another tab.
 * - `recorded`: the recording is on this device and waits for review.
 * - `sending`: being uploaded.
 * - `elsewhere`: begun on another device and not uploaded yet.
 * - `done`: the answer is on the server.
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
 * @param discardedIds server ids of recordings that were discarded in this tab.
 * @param sentQuestions questions whose answer this tab has uploaded completely; the loaded data may
 * be older.
 */
export function stepsOf(
  interview: Pick<VideoInterview, 'questions'>,
  recordings: readonly Recording[],
  discardedIds: ReadonlySet<string> = new Set(),
  sentQuestions: ReadonlySet<string> = new Set(),
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
    const state = stateOf(question, recording, discardedIds, sentQuestions)
    return { question, recording, takesLeft, state }
  })
}

function stateOf(
  { id, answer }: VideoQuestion,
  recording: Recording | null,
  discardedIds: ReadonlySet<string>,
  sentQuestions: ReadonlySet<string>,
): Step['state'] {
  if (recording?.state === 'recording') return 'recording'
  if (recording?.state === 'recorded') return 'recorded'
  if (recording?.state === 'accepted') return 'sending'
  if (sentQuestions.has(id) && (!answer || answer.state === 'uploading')) return 'done'
  if (!answer || discardedIds.has(answer.id)) return 'toDo'
  if (answer.state === 'uploading') return 'elsewhere'
  return isRefused(answer) ? 'toDo' : 'done'
}

/**
 * True if the recording cannot be an answer: it must be recorded again, and this take does not
 * count. One that was only not converted is still an answer.
 */
export const isRefused = ({ state, failure }: NonNullable<VideoQuestion['answer']>): boolean =>
  state === 'failed' && failure !== 'not-converted'

/** Index of the next question to answer; -1 if all are answered or uploading. */
export const nextStep = (steps: readonly Step[]): number =>
  steps.findIndex(({ state }) => state !== 'sending' && state !== 'done')

/** Seconds left to prepare, at least 0. */
export function secondsToThink(opened: { openedAt: string; readyAt: string }, now: number): number {
  const total = Date.parse(opened.readyAt) - Date.parse(opened.openedAt)
  // Limited to the total, in case the device's clock is wrong.
  return Math.min(total, Math.max(0, Date.parse(opened.readyAt) - now)) / 1000
}
