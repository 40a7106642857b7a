import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { replay } from '../../test/replay.ts'
import {
  actions,
  allowedActions,
  applicationStates,
  currentStage,
  newTrail,
  transition,
  type Action,
  type ActionName,
  type Actor,
  type ApplicationState,
  type Move,
  type StageState,
  type Trail,
} from './states.ts'
import { stageKinds, type StageKind } from '../vacancies/enums.ts'

const allActors: readonly Actor[] = ['candidate', 'company', 'system']
const finals: readonly ApplicationState[] = [
  'hired',
  'not_approved',
  'withdrawn',
  'expired',
  'vacancy_cancelled',
]

/** Allowed transitions, copied by hand from docs/product/trail.md#application. */
const stageMayBecome: Record<StageState, readonly StageState[]> = {
  locked: ['open'],
  open: ['in_progress', 'submitted', 'approved', 'not_approved', 'skipped', 'expired', 'extended'],
  in_progress: ['submitted', 'not_approved', 'expired', 'extended'],
  submitted: ['approved', 'not_approved'],
  approved: [],
  not_approved: ['approved'],
  skipped: [],
  expired: ['approved', 'not_approved', 'extended'],
  extended: ['in_progress', 'submitted', 'not_approved', 'expired', 'extended'],
}
const applicationMayBecome: Record<ApplicationState, readonly ApplicationState[]> = {
  in_progress: ['under_review', 'finalist', 'not_approved', 'withdrawn', 'vacancy_cancelled'],
  under_review: [
    'in_progress',
    'finalist',
    'not_approved',
    'withdrawn',
    'expired',
    'vacancy_cancelled',
  ],
  finalist: ['offer', 'not_approved', 'withdrawn', 'vacancy_cancelled'],
  offer: ['hired', 'not_approved', 'withdrawn', 'vacancy_cancelled'],
  hired: [],
  not_approved: [],
  withdrawn: [],
  expired: [],
  vacancy_cancelled: [],
}

const kindsOfTrail = fc
  .tuple(
    fc.array(fc.constantFrom(...stageKinds.filter((kind) => kind !== 'offer')), { maxLength: 5 }),
    fc.boolean(),
  )
  .map(([kinds, withOffer]): StageKind[] => (withOffer ? [...kinds, 'offer'] : kinds))
  .filter((kinds) => kinds.length > 0)

const withIds = (kinds: readonly StageKind[]) => kinds.map((kind, i) => ({ id: `s${i}`, kind }))

/** One attempt: usually an allowed action (chosen by `at`), sometimes a random one (`isRandom`). */
const attempt = fc.record({
  isRandom: fc.integer({ min: 0, max: 3 }).map((n) => n === 0),
  at: fc.nat(),
  name: fc.constantFrom(...actions),
  stage: fc.integer({ min: 0, max: 6 }),
  actor: fc.constantFrom(...allActors),
})
type Attempt = {
  isRandom: boolean
  at: number
  name: ActionName
  stage: number
  actor: Actor
}

const actionOf = (name: ActionName, stageId: string): Action => ({ name, stageId }) as Action

function choose(trail: Trail, { isRandom, at, name, stage, actor }: Attempt): [Action, Actor] {
  const open = allActors.flatMap((who) => allowedActions(trail, who).map((what) => ({ who, what })))
  const chosen = open[at % Math.max(1, open.length)]
  if (isRandom || !chosen) return [actionOf(name, `s${stage}`), actor]
  return [actionOf(chosen.what, currentStage(trail)?.id ?? 's0'), chosen.who]
}

/** Invariants that a trail breaks; empty when it is valid. */
function faults(trail: Trail): string[] {
  const states = trail.stages.map((s) => s.state)
  const at = states.findIndex((s) => s !== 'approved' && s !== 'skipped')
  const current = trail.stages[at]
  const found: string[] = []
  if (current?.state === 'locked') found.push('the current stage is locked')
  // All later stages must be locked, so there is at most one current stage.
  if (at !== -1 && states.slice(at + 1).some((s) => s !== 'locked'))
    found.push('a stage after the current one is not locked')
  if (['finalist', 'offer', 'hired'].includes(trail.state) && current && current.kind !== 'offer')
    found.push(`${trail.state} with a stage not passed`)
  if (['offer', 'hired'].includes(trail.state) && current)
    found.push(`${trail.state} while the final answer is open`)
  return found
}

/** The error of a move that is not an allowed transition; empty for an allowed one. */
function transitionErrors(move: Move): string[] {
  if (move.from === null) return []
  const legal: readonly string[] =
    move.stageId === null
      ? applicationMayBecome[move.from as ApplicationState]
      : stageMayBecome[move.from as StageState]
  return legal.includes(move.to) ? [] : [`${move.from} became ${move.to}`]
}

/**
 * Finds history rows that do not start in the state where the previous row of the same item ended.
 */
function gaps(history: readonly Move[]): string[] {
  const last = new Map<string | null, string>()
  return history.flatMap((move) => {
    const before = last.get(move.stageId) ?? (move.stageId === null ? null : 'locked')
    last.set(move.stageId, move.to)
    return move.from === before ? [] : [`${move.from} follows on ${before}`]
  })
}

/** A trail of these kinds after `apply`. */
function applied(kinds: readonly StageKind[]) {
  const result = transition(newTrail(withIds(kinds)), { name: 'apply' }, 'candidate')
  if (!result.ok) throw new Error('a fresh trail takes an application')
  return result
}

describe('random actions by all actors', () => {
  test('never reach an illegal state, and the history is complete', () => {
    const reached = new Set<ApplicationState>()
    let accepted = 0
    fc.assert(
      fc.property(kindsOfTrail, fc.array(attempt, { maxLength: 40 }), (kinds, attempts) => {
        const start = applied(kinds)
        let trail = start.trail
        const history = [...start.moves]
        expect(faults(trail)).toEqual([])
        for (const one of attempts) {
          const [action, actor] = choose(trail, one)
          const before = structuredClone(trail)
          const result = transition(trail, action, actor)
          // `transition` must never mutate its input.
          expect(trail).toEqual(before)
          expect(result.ok && finals.includes(trail.state)).toBe(false)
          if (!result.ok) continue
          accepted++
          expect(result.moves.length).toBeGreaterThan(0)
          expect([...result.moves.flatMap(transitionErrors), ...faults(result.trail)]).toEqual([])
          trail = result.trail
          history.push(...result.moves)
          expect(replay(withIds(kinds), history)).toEqual(trail)
        }
        reached.add(trail.state)
        expect(gaps(history)).toEqual([])
      }),
      { numRuns: 3000 },
    )
    expect([...reached].toSorted()).toEqual([...applicationStates].toSorted())
    expect(accepted).toBeGreaterThan(3000)
  })

  test('`allowedActions` lists exactly the accepted actions', () => {
    const wrong: string[] = []
    fc.assert(
      fc.property(kindsOfTrail, fc.array(attempt, { maxLength: 20 }), (kinds, attempts) => {
        let trail = applied(kinds).trail
        for (const one of attempts) {
          const result = transition(trail, ...choose(trail, one))
          if (result.ok) trail = result.trail
        }
        for (const actor of allActors) {
          const named = allowedActions(trail, actor)
          for (const name of actions) {
            const id = currentStage(trail)?.id ?? 's0'
            if (transition(trail, actionOf(name, id), actor).ok !== named.includes(name))
              wrong.push(`${name} by ${actor} in ${JSON.stringify(trail)}`)
          }
        }
      }),
      { numRuns: 500 },
    )
    expect(wrong).toEqual([])
  })
})
