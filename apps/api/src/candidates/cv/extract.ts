import { createGate } from '../../platform/concurrency/gate.ts'
import { fail } from '../../platform/errors.ts'
import { readInChild } from './child.ts'
import type { CvFile } from './reading.ts'

/** After this long, a reading gives way if somebody waits for a first turn. */
const turnMs = 600
/** After this long, a second turn gives way if somebody waits for theirs. */
const secondTurnMs = 2500
/** After this long, a reading is refused. */
const maxMs = 10_000

/** Work at most `max` at once; some more may wait. */
type Lane = {
  isAwaited: () => boolean
  /** @throws AppError `unavailable` when too many wait. */
  run: <T>(work: () => Promise<T>) => Promise<T>
}

const tooBusy = () => fail('unavailable', { headers: { 'retry-after': '10' } })

function createLane({ max, maxWaiting }: { max: number; maxWaiting: number }): Lane {
  const gate = createGate(max)
  let waiting = 0
  return {
    isAwaited: () => waiting > 0,
    run: async (work) => {
      if (waiting >= maxWaiting) tooBusy()
      waiting++
      return gate(() => {
        waiting--
        return work()
      })
    },
  }
}

// A waiting file takes up to 8 MB.
const first = createLane({ max: 3, maxWaiting: 16 })
const second = createLane({ max: 1, maxWaiting: 4 })
/** People whose CV is being read or waits for it. */
const people = new Set<string>()

function readIn(lane: Lane, bytes: Uint8Array, turn: number) {
  const givesWay = (ms: number) => ms > turn && lane.isAwaited()
  return lane.run(() => readInChild(bytes, { maxMs, givesWay }))
}

/**
 * Reads the CV of a person, one at a time.
 *
 * Files made to take long must not keep others waiting. So everybody has a short first turn, and a
 * reading that is not through by then starts again in a second lane. Behind eight hostile files, the
 * first turn begins after two others, and an ordinary CV is read in about one.
 * @throws AppError `cv-invalid`, `cv-too-long`, `cv-no-text`, `cv-being-read`; `unavailable` when
 * too many people wait.
 */
export async function extractCv(person: string, bytes: Uint8Array): Promise<CvFile> {
  if (people.has(person)) fail('cv-being-read')
  people.add(person)
  try {
    const answer =
      (await readIn(first, bytes, turnMs)) ??
      (await readIn(second, bytes, secondTurnMs)) ??
      tooBusy()
    return 'file' in answer ? answer.file : fail(answer.refusal)
  } finally {
    people.delete(person)
  }
}
