import type { ApplicationState, StageState } from '@trilha/contracts/applications/states'
import type { StageKind } from '@trilha/contracts/vacancies/enums'
import { expect, test } from 'vitest'
import {
  miniStates,
  positionOf,
  shownSteps,
  stepsOf,
  type ProgressStage,
} from './progress.steps.ts'

const stage = (kind: StageKind, state: StageState, i: number): ProgressStage => ({
  id: `stage ${i}`,
  kind,
  title: kind,
  instructions: '',
  minutes: 5,
  days: 5,
  answerDays: 5,
  eliminatory: true,
  weight: 1,
  position: i + 1,
  state,
  openedAt: null,
  dueAt: null,
  submittedAt: null,
  decidedAt: null,
  answerDueAt: null,
  decidedBy: null,
  ruleResults: [],
  review: null,
  extension: null,
  score: null,
})

type Stages = [StageKind, StageState][]
const forbidden = { allowed: false, reason: 'transition-not-allowed' }
const view = (state: ApplicationState, stages: Stages, startStage = forbidden) => ({
  state,
  can: { withdraw: forbidden, startStage, acceptOffer: forbidden, requestReview: forbidden },
  stages: stages.map(([kind, stageState], i) => stage(kind, stageState, i)),
})
const described = (state: ApplicationState, stages: Stages) =>
  stepsOf(view(state, stages)).map((step) => `${step.role} ${step.state} ${step.tag}`)

test('the application is the first step and the answer the last', () => {
  expect(
    described('in_progress', [
      ['requirements', 'open'],
      ['company', 'locked'],
    ]),
  ).toEqual([
    'apply done done',
    'stage current open',
    'stage locked locked',
    'answer locked locked',
  ])
})

test('an offer stage replaces the answer step', () => {
  expect(
    described('finalist', [
      ['requirements', 'approved'],
      ['offer', 'open'],
    ]),
  ).toEqual(['apply done done', 'stage approved approved', 'answer waiting submitted'])
})

test('an open stage that the company conducts waits for the company', () => {
  expect(
    described('under_review', [
      ['requirements', 'skipped'],
      ['company', 'open'],
    ]),
  ).toEqual([
    'apply done done',
    'stage done skipped',
    'stage waiting under_review',
    'answer locked locked',
  ])
})

test('a rejection by a rule waits for review; one by a person ends the trail', () => {
  const stages: Stages = [
    ['requirements', 'not_approved'],
    ['company', 'locked'],
  ]
  expect(described('under_review', stages)[1]).toBe('stage waiting submitted')
  expect(described('not_approved', stages)[1]).toBe('stage stopped not_approved')
})

test('a stage past its deadline is shown as expired before the background task expires it', () => {
  const late = { allowed: false, reason: 'deadline-passed' }
  const stages: Stages = [
    ['requirements', 'in_progress'],
    ['company', 'locked'],
  ]
  expect(stepsOf(view('in_progress', stages, late))[1]).toMatchObject({
    state: 'waiting',
    tag: 'expired',
  })
})

test('an ended trail does not show stages it never reached', () => {
  const ended = view('withdrawn', [
    ['requirements', 'in_progress'],
    ['company', 'locked'],
  ])
  expect(shownSteps(ended, stepsOf(ended)).map(({ tag }) => tag)).toEqual(['done', 'withdrawn'])
})

test('the answer step shows a rejection or an offer', () => {
  const stages: Stages = [['requirements', 'approved']]
  expect(described('not_approved', stages).at(-1)).toBe('answer stopped not_approved')
  expect(described('offer', stages).at(-1)).toBe('answer current offer')
  expect(described('hired', stages).at(-1)).toBe('answer approved offer')
})

test('the position counts the application and all stages reached', () => {
  const at = (state: ApplicationState, stages: Stages) => positionOf(stepsOf(view(state, stages)))
  expect(at('in_progress', [['requirements', 'open']])).toBe(2)
  expect(at('finalist', [['requirements', 'approved']])).toBe(3)
})

test('the mini trail of a card has all steps and shows who has to act', () => {
  const company = { kind: 'company', state: 'open' } as const
  const locked = { kind: 'video', state: 'locked' } as const
  const passed = { kind: 'requirements', state: 'approved' } as const
  const states = miniStates({ state: 'under_review', stages: [passed, company, locked] })
  expect(states).toEqual(['done', 'approved', 'waiting', 'locked', 'locked'])
  const own = { kind: 'requirements', state: 'open' } as const
  expect(miniStates({ state: 'in_progress', stages: [own] })).toEqual(['done', 'current', 'locked'])
  const offer = { kind: 'offer', state: 'open' } as const
  expect(miniStates({ state: 'offer', stages: [passed, offer] })).toEqual([
    'done',
    'approved',
    'current',
  ])
})
