import type { VideoRow } from './videos.store.ts'

type Take = Pick<
  VideoRow,
  'question_id' | 'medium' | 'state' | 'failure' | 'removed_at' | 'created_at'
>

/** True for what can be sent as an answer: it is here whole, and nothing was wrong with it. */
export function isAnswer(take: Take): boolean {
  if (take.removed_at !== null || take.state === 'uploading') return false
  return take.state !== 'failed' || take.failure === 'not-converted'
}

/** True for a recording that was refused: it has to be made again, and doesn't count. */
export function isRefused(take: Pick<Take, 'state' | 'failure'>): boolean {
  return take.state === 'failed' && take.failure !== 'not-converted'
}

/**
 * How many recordings of a question count: all but the refused ones and those without a byte, also
 * the removed ones.
 * @param empty recordings that were begun and of which nothing came.
 */
export function takesUsed<T extends Take>(
  takes: readonly T[],
  questionId: string,
  empty: (take: T) => boolean = () => false,
): number {
  return takes.filter(
    (take) =>
      take.question_id === questionId && take.medium !== 'text' && !isRefused(take) && !empty(take),
  ).length
}

/**
 * What would be sent now for a question: the latest recording or text that is not refused, also
 * while it is on its way; else the latest refused one, so that the person sees why.
 * @param takes the newest first.
 */
export function answerOf<T extends Take>(takes: readonly T[], questionId: string): T | null {
  const own = takes.filter((take) => take.question_id === questionId && take.removed_at === null)
  return own.find((take) => !isRefused(take)) ?? own[0] ?? null
}
