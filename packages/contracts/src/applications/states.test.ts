import { describe, expect, test } from 'vitest'
import {
  allowedActions,
  currentStage,
  finalStates,
  undecidableReason,
  newTrail,
  transition,
  type Action,
  type ActionName,
  type Actor,
  type ApplicationState,
  type DecisionReason,
  type StageState,
  type Trail,
} from './states.ts'
import type { StageKind } from '../vacancies/enums.ts'

const allActors: readonly Actor[] = ['candidate', 'company', 'system']

const withIds = (kinds: readonly StageKind[]) => kinds.map((kind, i) => ({ id: `s${i}`, kind }))
const actionOf = (name: ActionName, stageId: string): Action => ({ name, stageId }) as Action

/** Runs the named steps on a trail of these kinds; throws at the first refused step. */
function walk(kinds: readonly StageKind[], steps: readonly [ActionName, Actor][]): Trail {
  let trail = newTrail(withIds(kinds))
  for (const [name, actor] of steps) {
    const result = transition(trail, actionOf(name, currentStage(trail)?.id ?? 's0'), actor)
    if (!result.ok) throw new Error(`${name} by ${actor} was refused in ${trail.state}`)
    trail = result.trail
  }
  return trail
}

const apply: [ActionName, Actor] = ['apply', 'candidate']
const submit: [ActionName, Actor] = ['submit_stage', 'candidate']
const passRule: [ActionName, Actor] = ['rule_approves', 'system']
const failRule: [ActionName, Actor] = ['rule_fails', 'system']
const approve: [ActionName, Actor] = ['approve_stage', 'company']
const offer: [ActionName, Actor] = ['make_offer', 'company']
const accept: [ActionName, Actor] = ['accept_offer', 'candidate']

describe('each final state can be reached', () => {
  const trail: StageKind[] = ['requirements', 'company']
  test.each<[ApplicationState, [ActionName, Actor][]]>([
    ['hired', [apply, submit, passRule, approve, offer, accept]],
    ['not_approved', [apply, submit, failRule, ['not_approve', 'company']]],
    ['withdrawn', [apply, ['withdraw', 'candidate']]],
    ['expired', [apply, ['expire_stage', 'system'], ['expire', 'company']]],
    ['vacancy_cancelled', [apply, ['cancel_vacancy', 'system']]],
  ])('%s', (state, steps) => {
    expect(walk(trail, steps).state).toBe(state)
    expect(finalStates).toContain(state)
  })
})

describe('actions that some actor can do in each stage state', () => {
  const always = ['not_approve', 'withdraw', 'cancel_vacancy']
  const expire: [ActionName, Actor] = ['expire_stage', 'system']
  const extend: [ActionName, Actor] = ['extend_stage', 'company']
  const start: [ActionName, Actor] = ['start_stage', 'candidate']
  const whileToDo = ['submit_stage', 'extend_stage', 'expire_stage']
  test.each<[StageState, [ActionName, Actor][], string[]]>([
    ['open', [apply], ['start_stage', 'skip_stage', ...whileToDo]],
    ['in_progress', [apply, start], whileToDo],
    ['extended', [apply, extend], ['start_stage', ...whileToDo]],
    ['extended', [apply, start, extend, extend], ['start_stage', ...whileToDo]],
    ['submitted', [apply, submit], ['rule_approves', 'rule_fails', 'approve_stage']],
    ['not_approved', [apply, submit, failRule], ['approve_stage']],
    ['expired', [apply, start, expire], ['approve_stage', 'extend_stage', 'expire']],
  ])('%s', (state, steps, accepted) => {
    const trail = walk(['requirements', 'company'], steps)
    expect(trail.stages[0]?.state).toBe(state)
    const allowed = new Set(allActors.flatMap((actor) => allowedActions(trail, actor)))
    expect([...allowed].toSorted()).toEqual([...accepted, ...always].toSorted())
    // The same action on a stage that is not the current one is refused.
    for (const actor of allActors)
      for (const name of accepted.filter((one) => one !== 'expire'))
        expect(transition(trail, actionOf(name as ActionName, 's1'), actor).ok).toBe(false)
  })
})

describe('reasons why the company cannot decide now', () => {
  const decisions = ['approve_stage', 'not_approve', 'make_offer'] as const
  test.each<[string, [ActionName, Actor][], (DecisionReason | null)[]]>([
    ["the person's turn", [apply], ['person-acts', null, 'stages-left']],
    ["the company's turn", [apply, submit], [null, null, 'stages-left']],
    ['past all stages', [apply, submit, approve, approve], ['all-approved', null, null]],
    ['offered', [apply, submit, approve, approve, offer], ['offered', null, 'offered']],
    ['ended', [apply, ['not_approve', 'company']], ['ended', 'ended', 'ended']],
  ])('%s', (_, steps, reasons) => {
    const trail = walk(['requirements', 'company'], steps)
    expect(decisions.map((decision) => undecidableReason(trail, decision))).toEqual(reasons)
  })
})

describe('history of a trail', () => {
  test('when a person overturns a failed rule, the next stage opens', () => {
    const failed = walk(['requirements', 'company'], [apply, submit, failRule])
    expect(failed.state).toBe('under_review')
    expect(failed.stages.map((s) => s.state)).toEqual(['not_approved', 'locked'])
    const overturned = walk(['requirements', 'company'], [apply, submit, failRule, approve])
    expect(overturned.stages.map((s) => s.state)).toEqual(['approved', 'open'])
  })

  test('after the deadline, a candidate can get more time or be approved', () => {
    const expire: [ActionName, Actor] = ['expire_stage', 'system']
    const kinds: StageKind[] = ['video', 'company']
    expect(walk(kinds, [apply, expire]).state).toBe('under_review')
    expect(walk(kinds, [apply, expire, ['extend_stage', 'company']]).state).toBe('in_progress')
    expect(walk(kinds, [apply, expire, approve]).stages.map((s) => s.state)).toEqual([
      'approved',
      'open',
    ])
  })

  test('a rejection marks the stage where the trail ended', () => {
    const ended = walk(['company', 'offer'], [apply, ['not_approve', 'company']])
    expect(ended.stages.map((s) => s.state)).toEqual(['not_approved', 'locked'])
  })

  test('the final answer is a separate stage when the vacancy has one', () => {
    const reached = walk(['company', 'offer'], [apply, approve])
    expect(reached.state).toBe('finalist')
    expect(reached.stages.map((s) => s.state)).toEqual(['approved', 'open'])
    expect(allowedActions(reached, 'company')).toEqual([
      'not_approve',
      'make_offer',
      'cancel_vacancy',
    ])
    const offered = walk(['company', 'offer'], [apply, approve, offer])
    expect(offered.state).toBe('offer')
    expect(offered.stages.map((s) => s.state)).toEqual(['approved', 'approved'])
  })

  test('stages conducted by the company have no candidate deadline', () => {
    const waiting = walk(['company'], [apply])
    expect(waiting.state).toBe('under_review')
    expect(allowedActions(waiting, 'candidate')).toEqual(['withdraw'])
    expect(allowedActions(waiting, 'system')).toEqual(['cancel_vacancy'])
  })

  test.each(['values', 'video'] as const)(
    'no rule can fail a candidate at the stage %s',
    (kind) => {
      const sent = walk([kind], [apply, submit])
      expect(allowedActions(sent, 'system')).not.toContain('rule_fails')
    },
  )

  test('before `apply` nothing is allowed; `apply` works once and needs a stage', () => {
    const fresh = newTrail(withIds(['company']))
    for (const actor of allActors) expect(allowedActions(fresh, actor)).toEqual([])
    expect(transition(walk(['company'], [apply]), { name: 'apply' }, 'candidate').ok).toBe(false)
    expect(transition(newTrail([]), { name: 'apply' }, 'candidate').ok).toBe(false)
  })

  test('an actor cannot do the actions of another actor', () => {
    const trail = walk(['requirements'], [apply])
    expect(transition(trail, { name: 'withdraw' }, 'company').ok).toBe(false)
    expect(transition(trail, { name: 'not_approve' }, 'candidate').ok).toBe(false)
    expect(transition(trail, { name: 'not_approve' }, 'system').ok).toBe(false)
    expect(transition(trail, { name: 'submit_stage', stageId: 's0' }, 'company').ok).toBe(false)
  })
})
