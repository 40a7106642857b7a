import type { BoardCard, BoardColumn } from '@trilha/contracts/pipeline/board'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { arrived, cardsOf, movedTo, withArrivals } from './board.cache.ts'

const card = (id: number, moves: string[]) => ({ id: String(id), version: 1, moves }) as BoardCard

/** Three columns, each with seven more cards than loaded. */
function board(sizes: readonly number[]): BoardColumn[] {
  let id = 0
  return ['a', 'b', 'c'].map((name, i) => ({
    id: name,
    stage: null,
    rows: Array.from({ length: sizes[i] ?? 0 }, () => card(id++, ['b', 'c'])),
    count: (sizes[i] ?? 0) + 7,
    next: null,
  }))
}

const sizes = fc.tuple(fc.nat(9), fc.nat(9), fc.nat(9))

test('a move loses or duplicates nobody and keeps all counts correct', () => {
  fc.assert(
    fc.property(sizes, fc.array(fc.nat(27)), fc.constantFrom('a', 'b', 'c'), (n, chosen, to) => {
      const before = board(n)
      const after = movedTo(before, new Set(chosen.map(String)), to)
      const idsOf = (columns: BoardColumn[]) =>
        columns.flatMap(({ rows }) => rows.map(({ id }) => id)).toSorted((a, b) => +a - +b)
      expect(idsOf(after)).toEqual(idsOf(before))
      for (const { rows, count } of after) expect(count).toBe(rows.length + 7)
      for (const id of idsOf(before).filter((known) => chosen.includes(+known)))
        expect(after.find(({ rows }) => rows.some((row) => row.id === id))?.id).toBe(to)
    }),
    { numRuns: 60 },
  )
})

test('a moved card can only move further ahead', () => {
  const [, b, c] = movedTo(board([1, 0, 0]), new Set(['0']), 'b')
  expect([b?.rows[0]?.column, b?.rows[0]?.moves, c?.rows]).toEqual(['b', ['c'], []])
})

test('later pages add each person once, and nobody who has left the column', () => {
  const [a] = board([2, 0, 0])
  const later = [{ rows: [card(1, []), card(50, [])] }, { rows: [card(51, []), card(50, [])] }]
  expect(cardsOf(a!, later, new Set(['51'])).map(({ id }) => id)).toEqual(['0', '1', '50'])
})

test('an arrived card is shown once, on top of its column, even if it was not loaded there', () => {
  const [a, b, c] = board([2, 3, 1])
  const last = b!.rows[2]!
  const notLoaded = arrived(card(90, ['b']), 'c')
  const arrivals = new Map([
    [last.id, { ...last, column: 'b' }],
    ['90', notLoaded],
    // Somebody else moved this card in the meantime.
    ['0', arrived(card(0, []), 'c')],
  ])
  const idsOf = (columns: BoardColumn[]) =>
    columns.map(({ rows }) => rows.map(({ id }) => id).join(' '))
  const more = { ...c!, next: 'more' }
  expect(idsOf(withArrivals([a!, b!, more], arrivals))).toEqual(['0 1', '4 2 3', '90 5'])
  // A fully loaded column already has all its cards, so none is added.
  expect(idsOf(withArrivals([a!, b!, c!], arrivals))).toEqual(['0 1', '4 2 3', '5'])
})
