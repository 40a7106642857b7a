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

type Line = [StageKind, StageState][]
const no = { allowed: false, reason: 'transition-not-allowed' }
const view = (state: ApplicationState, line: Line, startStage = no) => ({
  state,
  can: { withdraw: no, startStage, acceptOffer: no, requestReview: no },
  stages: line.map(([kind, stageState], i) => stage(kind, stageState, i)),
})
const looks = (state: ApplicationState, line: Line) =>
  stepsOf(view(state, line)).map((step) => `${step.role} ${step.state} ${step.tag}`)

test('the application is the first step and the answer the last', () => {
  expect(
    looks('in_progress', [
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

test('an offer stage is the answer, shown once', () => {
  expect(
    looks('finalist', [
      ['requirements', 'approved'],
      ['offer', 'open'],
    ]),
  ).toEqual(['apply done done', 'stage approved approved', 'answer waiting submitted'])
})

test('an open interview waits for the company', () => {
  expect(
    looks('under_review', [
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
  const line: Line = [
    ['requirements', 'not_approved'],
    ['company', 'locked'],
  ]
  expect(looks('under_review', line)[1]).toBe('stage waiting submitted')
  expect(looks('not_approved', line)[1]).toBe('stage stopped not_approved')
})

test('a stage past its deadline waits for nobody, even before the task expires it', () => {
  const late = { allowed: false, reason: 'deadline-passed' }
  const line: Line = [
    ['requirements', 'in_progress'],
    ['company', 'locked'],
  ]
  expect(stepsOf(view('in_progress', line, late))[1]).toMatchObject({
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

test('a rejection at the end, and an offer', () => {
  const line: Line = [['requirements', 'approved']]
  expect(looks('not_approved', line).at(-1)).toBe('answer stopped not_approved')
  expect(looks('offer', line).at(-1)).toBe('answer current offer')
  expect(looks('hired', line).at(-1)).toBe('answer approved offer')
})

test('the position counts the application and all stages reached', () => {
  const at = (state: ApplicationState, line: Line) => positionOf(stepsOf(view(state, line)))
  expect(at('in_progress', [['requirements', 'open']])).toBe(2)
  expect(at('finalist', [['requirements', 'approved']])).toBe(3)
})

test('the mini trail of a card shows who has to act', () => {
  expect(
    miniStates(['approved', 'open', 'locked'], {
      state: 'under_review',
      current: { kind: 'company' },
    }),
  ).toEqual(['approved', 'waiting', 'locked'])
  expect(miniStates(['open'], { state: 'in_progress', current: { kind: 'requirements' } })).toEqual(
    ['current'],
  )
})
