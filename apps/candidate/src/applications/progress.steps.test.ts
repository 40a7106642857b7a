import type { ApplicationState, StageState } from '@trilha/contracts/applications.states'
import type { StageKind } from '@trilha/contracts/vacancies.enums'
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

test('the application stands before the stages and the answer after them', () => {
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

test('a stage of the kind offer is the answer, shown once', () => {
  expect(
    looks('finalist', [
      ['requirements', 'approved'],
      ['offer', 'open'],
    ]),
  ).toEqual(['apply done done', 'stage approved approved', 'answer waiting submitted'])
})

test('a conversation that is open is the turn of the company', () => {
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

test("a rule's no waits for a person; a person's no ends the trail there", () => {
  const line: Line = [
    ['requirements', 'not_approved'],
    ['company', 'locked'],
  ]
  expect(looks('under_review', line)[1]).toBe('stage waiting submitted')
  expect(looks('not_approved', line)[1]).toBe('stage stopped not_approved')
})

test("a stage whose deadline passed is nobody's turn any more, also before the task ends it", () => {
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

test('an ended trail does not show what it never reached', () => {
  const ended = view('withdrawn', [
    ['requirements', 'in_progress'],
    ['company', 'locked'],
  ])
  expect(shownSteps(ended, stepsOf(ended)).map(({ tag }) => tag)).toEqual(['done', 'withdrawn'])
})

test('no at the very end, and yes', () => {
  const line: Line = [['requirements', 'approved']]
  expect(looks('not_approved', line).at(-1)).toBe('answer stopped not_approved')
  expect(looks('offer', line).at(-1)).toBe('answer current offer')
  expect(looks('hired', line).at(-1)).toBe('answer approved offer')
})

test('the position counts the application and everything reached', () => {
  const at = (state: ApplicationState, line: Line) => positionOf(stepsOf(view(state, line)))
  expect(at('in_progress', [['requirements', 'open']])).toBe(2)
  expect(at('finalist', [['requirements', 'approved']])).toBe(3)
})

test('the small trail of a card tells whose turn it is', () => {
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
