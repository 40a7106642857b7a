import fc from 'fast-check'
import { expect, test } from 'vitest'
import { videoFailures, videoMediums, videoStates } from '@trilha/contracts/videos/videos'
import { answerOf, isAnswer, isRefused, takesUsed } from './takes.ts'

const take = fc
  .record({
    question_id: fc.constantFrom('a', 'b'),
    medium: fc.constantFrom(...videoMediums),
    state: fc.constantFrom(...videoStates),
    refused: fc.constantFrom(...videoFailures),
    removed: fc.boolean(),
  })
  .map(({ refused, removed, ...rest }) => ({
    ...rest,
    failure: rest.state === 'failed' ? refused : null,
    removed_at: removed ? new Date(0) : null,
    created_at: new Date(0),
  }))
const takes = fc.array(take, { maxLength: 12 })

test('an answer belongs to its question, is not removed, and is refused only if all are', () => {
  fc.assert(
    fc.property(takes, (all) => {
      const answer = answerOf(all, 'a')
      const questionTakes = all.filter((one) => one.question_id === 'a' && one.removed_at === null)
      if (questionTakes.length === 0) expect(answer).toBeNull()
      else expect(questionTakes).toContain(answer)
      const good = questionTakes.filter((one) => !isRefused(one))
      if (good.length > 0) expect(answer).toBe(good[0])
    }),
  )
})

test('removed recordings use up a take, refused ones and texts do not', () => {
  fc.assert(
    fc.property(takes, take, (all, one) => {
      const more = takesUsed([one, ...all], 'a') - takesUsed(all, 'a')
      const counts = one.question_id === 'a' && one.medium !== 'text' && !isRefused(one)
      expect(more).toBe(counts ? 1 : 0)
      expect(takesUsed([{ ...one, removed_at: new Date(1) }, ...all], 'a')).toBe(
        takesUsed([{ ...one, removed_at: null }, ...all], 'a'),
      )
    }),
  )
})

test('takes that are uploading, removed or refused are not answers', () => {
  fc.assert(
    fc.property(take, (one) => {
      if (one.state === 'uploading' || one.removed_at !== null || isRefused(one))
        expect(isAnswer(one)).toBe(false)
      else expect(isAnswer(one)).toBe(true)
    }),
  )
})
