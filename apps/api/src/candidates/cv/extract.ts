import { createGate, type Gate } from '../../platform/concurrency/gate.ts'
import { fail } from '../../platform/errors.ts'
import { readInChild } from './child.ts'
import type { CvFile } from './reading.ts'

/** After this long, a reading gives way if somebody waits for a first turn. */
const turnMs = 600
/** After this long, a second turn gives way if somebody waits for theirs. */
const secondTurnMs = 2500
/** After this long, a reading is refused. */
const maxMs = 10_000

const refuse = () => fail('unavailable', { headers: { 'retry-after': '10' } })
// A waiting file takes up to 8 MB.
const firstTurns = createGate(3, { maxWaiting: 16, refuse })
const secondTurns = createGate(1, { maxWaiting: 4, refuse })
/** People whose CV is being read or waits for it. */
const people = new Set<string>()

function readIn(gate: Gate, bytes: Uint8Array, turn: number) {
  const givesWay = (ms: number) => ms > turn && gate.isAwaited()
  return gate(() => readInChild(bytes, { maxMs, givesWay }))
}

/**
 * Reads the CV of a person, one at a time.
 *
 * Files made to take long must not keep others waiting. So everybody has a short first turn, and a
 * reading that is not through by then starts again in a second queue. Behind eight hostile files, the
 * first turn begins after two others, and an ordinary CV is read in about one.
 * @throws AppError `cv-invalid`, `cv-too-long`, `cv-no-text`, `cv-being-read`; `unavailable` when
 * too many people wait.
 */
export async function extractCv(person: string, bytes: Uint8Array): Promise<CvFile> {
  if (people.has(person)) fail('cv-being-read')
  people.add(person)
  try {
    const answer =
      (await readIn(firstTurns, bytes, turnMs)) ??
      (await readIn(secondTurns, bytes, secondTurnMs)) ??
      refuse()
    return 'file' in answer ? answer.file : fail(answer.refusal)
  } finally {
    people.delete(person)
  }
}
