import type { Test } from '@trilha/contracts/assessments/assessments'

/** Another device counts as active for this long after its last save, in milliseconds. */
const recentMs = 10 * 60_000

/**
 * Whether another device uses the test: `now` if it saved recently by the server's clock, `before`
 * if it saved earlier; null if no other device used it.
 */
export function activeElsewhere(
  test: Pick<Test, 'attempt' | 'answers' | 'now'>,
  device: string,
): 'now' | 'before' | null {
  const { attempt, answers, now } = test
  if (!attempt?.device || attempt.device === device) return null
  const saves = [attempt.startedAt, ...answers.map(({ savedAt }) => savedAt ?? '')]
  const last = Math.max(...saves.filter(Boolean).map((at) => Date.parse(at)))
  return Date.parse(now) - last < recentMs ? 'now' : 'before'
}
