import type { VideoRow } from '../videos.store.ts'

type Take = Pick<
  VideoRow,
  'question_id' | 'medium' | 'state' | 'failure' | 'removed_at' | 'created_at'
>

/** True if a take can be sent as an answer: it is fully uploaded and not refused. */
export function isAnswer(take: Take): boolean {
  if (take.removed_at !== null || take.state === 'uploading') return false
  return take.state !== 'failed' || take.failure === 'not-converted'
}

/** True if a recording was refused: it must be recorded again and does not use up a take. */
export function isRefused(take: Pick<Take, 'state' | 'failure'>): boolean {
  return take.state === 'failed' && take.failure !== 'not-converted'
}

/**
 * Number of takes used for a question. Removed recordings count; refused ones and those without a
 * byte do not.
 * @param isEmpty true for recordings that never received a byte.
 */
export function takesUsed<T extends Take>(
  takes: readonly T[],
  questionId: string,
  isEmpty: (take: T) => boolean = () => false,
): number {
  return takes.filter(
    (take) =>
      take.question_id === questionId &&
      take.medium !== 'text' &&
      !isRefused(take) &&
      !isEmpty(take),
  ).length
}

/**
 * The current answer to a question: the latest recording or text that is not refused, even if it is
 * still uploading. If all are refused: the latest one, so that the person sees the reason.
 * @param takes the newest first.
 */
export function answerOf<T extends Take>(takes: readonly T[], questionId: string): T | null {
  const questionTakes = takes.filter(
    (take) => take.question_id === questionId && take.removed_at === null,
  )
  return questionTakes.find((take) => !isRefused(take)) ?? questionTakes[0] ?? null
}
