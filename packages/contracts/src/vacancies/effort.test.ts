import { expect, test } from 'vitest'
import { effortOf } from './effort.ts'

type Stage = Parameters<typeof effortOf>[0][number]
const stage = (kind: Stage['kind'], minutes: number, more: Partial<Stage> = {}): Stage => ({
  kind,
  minutes,
  days: 5,
  answerDays: 2,
  items: [],
  videoQuestions: [],
  ...more,
})
const recording = (allowsText: boolean) => ({
  prompt: 'Por quê?',
  help: '',
  prepareSeconds: 30,
  limitSeconds: 60,
  retakes: 1,
  allowsAudio: false,
  allowsText,
})

test('an empty trail has no effort', () => {
  expect(effortOf([])).toEqual({
    minutes: 0,
    stages: 0,
    camera: false,
    days: 0,
    weight: 'light',
    reasons: [],
  })
})

test('a trail of five stages: 70 minutes are fair, 25 days are too many', () => {
  const trail = [
    stage('requirements', 3),
    stage('values', 12),
    stage('video', 15, { videoQuestions: [recording(true)] }),
    stage('company', 40),
    stage('offer', 0),
  ]
  // Days: 5 + 2 for each of the candidate's three stages, 2 for the interview, 2 for the offer.
  expect(effortOf(trail)).toEqual({
    minutes: 70,
    stages: 5,
    camera: true,
    days: 25,
    weight: 'fair',
    reasons: ['long-wait'],
  })
})

test('a trail exactly at a bound has the lighter weight', () => {
  expect(effortOf([stage('company', 45)]).weight).toBe('light')
  expect(effortOf([stage('company', 46)]).weight).toBe('fair')
  expect(effortOf([stage('company', 90)]).weight).toBe('fair')
  expect(effortOf([stage('company', 91)])).toMatchObject({ weight: 'heavy' })
})

test('a trail with only one problem has only the reason of that problem', () => {
  const offer = stage('offer', 1)
  const short = { days: 1, answerDays: 1 }
  const essays = Array.from({ length: 6 }, () => ({ kind: 'essay' })) as Stage['items']
  expect(effortOf([stage('company', 95), offer]).reasons).toEqual(['long'])
  expect(
    effortOf([...Array.from({ length: 6 }, () => stage('company', 5, short)), offer]).reasons,
  ).toEqual(['many-stages'])
  expect(
    effortOf([
      stage('requirements', 2),
      stage('video', 5, { videoQuestions: [recording(true)] }),
      offer,
    ]).reasons,
  ).toEqual(['camera-early'])
  expect(
    effortOf([
      stage('values', 5, short),
      stage('video', 5, { ...short, videoQuestions: [recording(false)] }),
      offer,
    ]).reasons,
  ).toEqual(['camera-only'])
  expect(effortOf([stage('custom', 61), stage('company', 10), offer]).reasons).toEqual([
    'work-before-people',
  ])
  expect(effortOf([stage('company', 10), stage('custom', 61), offer]).reasons).toEqual([])
  expect(effortOf([stage('questions', 20, { items: essays }), offer]).reasons).toEqual([
    'much-writing',
  ])
  expect(effortOf([stage('company', 10)]).reasons).toEqual(['no-final-answer'])
  expect(effortOf([stage('company', 10, { answerDays: 25 }), offer]).reasons).toEqual(['long-wait'])
})
