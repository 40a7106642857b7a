import type { Test } from '@trilha/contracts/assessments'

/** For so long after its last save another device counts as being written on. */
const recent = 10 * 60_000

/**
 * Whether another device holds the test: `now` where it saved a moment ago by the server's clock,
 * `before` where somebody has only moved on to this one; null where none does.
 */
export function heldElsewhere(
  test: Pick<Test, 'attempt' | 'answers' | 'now'>,
  device: string,
): 'now' | 'before' | null {
  const { attempt, answers, now } = test
  if (!attempt?.device || attempt.device === device) return null
  const saves = [attempt.startedAt, ...answers.map(({ savedAt }) => savedAt ?? '')]
  const last = Math.max(...saves.filter(Boolean).map((at) => Date.parse(at)))
  return Date.parse(now) - last < recent ? 'now' : 'before'
}
