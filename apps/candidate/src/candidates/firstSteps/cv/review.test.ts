import type { Proposal } from '@trilha/contracts/candidates/cv'
import { expect, test } from 'vitest'
import { correct, mark, reviewOf, withCorrections } from './review.ts'

const name: Proposal = {
  id: '0198c1de-0000-7000-8000-000000000001',
  part: 'name',
  value: 'Kaue Reis',
}
const phone: Proposal = {
  id: '0198c1de-0000-7000-8000-000000000002',
  part: 'phone',
  value: '+5531988880142',
}

test('a correction replaces the proposal and marks it', () => {
  const unmarked = mark(reviewOf(null), name.id, false)
  expect(unmarked.unmarked).toEqual([name.id])
  const review = correct(unmarked, { ...name, value: 'Kauê Reis' })
  expect(review.unmarked).toEqual([])
  expect(withCorrections([name, phone], review)).toEqual([{ ...name, value: 'Kauê Reis' }, phone])
})

test('a stored review is read again; anything else is an untouched one', () => {
  const review = correct(mark(reviewOf(null), phone.id, false), name)
  expect(reviewOf(JSON.parse(JSON.stringify(review)))).toEqual(review)
  expect(reviewOf({ unmarked: 'all' })).toEqual({ unmarked: [], corrected: [] })
})
