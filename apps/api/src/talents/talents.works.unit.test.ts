import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyOwnWork, anyWork } from '../matching/matching.arbitraries.ts'
import { samplePerson } from '../matching/matching.samples.ts'
import { shareSteps, workFit } from '../matching/work.ts'
import { recognise } from '../occupations/recognise.ts'
import { storedShares, storedWork } from './talents.works.ts'

test('a stored work is its family and level', () => {
  expect(storedWork(recognise('Auxiliar de eletricista')[0]!)).toBe('eletricista-predial/1')
})

test('only works with a share above 0 are listed', () => {
  const shares = storedShares(recognise('Garçom ou barman'))
  expect(Math.min(...Object.values(shares))).toBeGreaterThan(0)
  expect(shares).toHaveProperty('garcom/2')
  expect(shares).not.toHaveProperty('advogado/3')
})

test('a vacancy whose work is not known has no shares', () => {
  expect(storedShares([])).toEqual({})
})

test('the search finds the same share as the cards', () => {
  fc.assert(
    fc.property(
      fc.array(anyWork, { maxLength: 2 }),
      fc.array(anyOwnWork, { minLength: 1, maxLength: 3 }),
      (works, own) => {
        const shares = storedShares(works)
        const best = Math.max(
          ...own.map((work) => (shares[storedWork(work)] ?? 0) * (work.weight * work.confidence)),
        )
        const person = samplePerson('', { works: own, councils: undefined })
        const rounded = Math.round(best * shareSteps) / shareSteps
        expect(rounded).toBe(workFit(works, person).share)
      },
    ),
    { numRuns: 5000 },
  )
})
