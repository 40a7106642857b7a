import { expect, test } from 'vitest'
import { missingAt, placesOf } from './selfAssessments.steps.ts'

const given = (value: number) => ({ value, most: null, least: null, revision: 1 })

test('competencies: 57 statements on 8 screens, then 14 blocks', () => {
  const places = placesOf('competency', false)
  expect(places).toHaveLength(22)
  const statements = places.filter((place) => place.is === 'statements')
  expect(statements.map(({ items }) => items.length)).toEqual([8, 8, 8, 8, 8, 8, 8, 1])
  expect(statements.map(({ from }) => from)).toEqual([0, 8, 16, 24, 32, 40, 48, 56])
  expect(new Set(statements.flatMap(({ items }) => items)).size).toBe(57)
  expect(places.slice(8).map((place) => place.is)).toEqual(
    Array.from({ length: 14 }, () => 'block'),
  )
})

test('the short form leaves the blocks out', () => {
  expect(placesOf('competency', true).every((place) => place.is === 'statements')).toBe(true)
})

test('values: one portrait per screen, in two parts', () => {
  const places = placesOf('values', false)
  expect(places).toHaveLength(32)
  expect(places.map((place) => place.is === 'portrait' && place.part)).toEqual([
    ...Array.from({ length: 16 }, () => 1),
    ...Array.from({ length: 16 }, () => 2),
  ])
})

test('lists the missing items of a screen', () => {
  const [first] = placesOf('competency', false)
  const block = placesOf('competency', false)[8]
  if (first?.is !== 'statements' || block?.is !== 'block') throw new Error('other places')
  expect(missingAt(first, { [first.items[0] ?? '']: given(3) })).toEqual(first.items.slice(1))
  const half = { value: null, most: 'b01', least: null, revision: 1 }
  expect(missingAt(block, { [block.id]: half })).toEqual([block.id])
  expect(missingAt(block, { [block.id]: { ...half, least: 'b02' } })).toEqual([])
})
