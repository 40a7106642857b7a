import type { Video, VideoQuestion } from '@trilha/contracts/videos/videos'
import { expect, test } from 'vitest'
import { nextStep, secondsToThink, stepsOf } from './interview.steps.ts'
import type { Recording } from '../sending/recordings.deviceStore.ts'

const question = (id: string, answer: Partial<Video> | null = null): VideoQuestion => ({
  id,
  position: 1,
  prepareSeconds: 30,
  limitSeconds: 120,
  takes: 2,
  takesLeft: 2,
  allowsAudio: true,
  allowsText: true,
  opened: null,
  answer: answer as Video | null,
})

const interview = (...questions: VideoQuestion[]) => ({ questions })

const here = (questionId: string, change: Partial<Recording> = {}): Recording => ({
  id: questionId,
  owner: 'jussara',
  target: { purpose: 'interview', applicationId: 'a', stageId: 's', questionId },
  medium: 'video',
  mime: 'video/webm',
  state: 'recorded',
  startedAt: 1,
  seconds: 10,
  bytes: 100,
  key: 'k',
  remote: { videoId: 'v', uploadUrl: '/u', takesLeft: 0 },
  ...change,
})

const states = (asked: { questions: VideoQuestion[] }, recordings: Recording[] = []) =>
  stepsOf(asked, recordings).map(({ state }) => state)

test('a question with an answer is not asked again', () => {
  const asked = interview(
    question('1', { state: 'ready', failure: null }),
    question('2', { state: 'processing', failure: null }),
    question('3', { state: 'failed', failure: 'not-converted' }),
    question('4'),
  )
  expect(states(asked)).toEqual(['done', 'done', 'done', 'toDo'])
  expect(nextStep(stepsOf(asked, []))).toBe(3)
})

test('an answer uploaded by this page is done even if older data differs; a later refusal wins', () => {
  const sent = new Set(['1', '2', '3'])
  const asked = interview(
    question('1', { state: 'uploading', failure: null }),
    question('2'),
    question('3', { state: 'failed', failure: 'no-sound' }),
    question('4', { state: 'uploading', failure: null }),
  )
  const steps = stepsOf(asked, [], new Set(), sent)
  expect(steps.map(({ state }) => state)).toEqual(['done', 'done', 'toDo', 'elsewhere'])
})

test('an answer the server could not process is asked again', () => {
  expect(states(interview(question('1', { state: 'failed', failure: 'no-sound' })))).toEqual([
    'toDo',
  ])
})

test("the state of a recording on this device wins over the server's", () => {
  const asked = interview(
    question('1', { state: 'uploading', failure: null }),
    question('2', { state: 'uploading', failure: null }),
    question('3', { state: 'uploading', failure: null }),
  )
  expect(states(asked, [here('1', { state: 'accepted' }), here('2')])).toEqual([
    'sending',
    'recorded',
    'elsewhere',
  ])
  expect(nextStep(stepsOf(asked, [here('1', { state: 'accepted' }), here('2')]))).toBe(1)
})

test('a discarded recording is to be recorded again, even before the server knows', () => {
  const asked = interview(question('1', { id: 'v', state: 'uploading', failure: null }))
  expect(stepsOf(asked, [], new Set(['v']))[0]?.state).toBe('toDo')
})

test('nothing is left to do when all answers are uploading', () => {
  const asked = interview(question('1', { state: 'ready', failure: null }), question('2'))
  expect(nextStep(stepsOf(asked, [here('2', { state: 'accepted' })]))).toBe(-1)
})

test('a take recorded offline counts', () => {
  const [without] = stepsOf(interview(question('1')), [here('1', { remote: null })])
  const [heard] = stepsOf(interview(question('1')), [here('1')])
  expect(without?.takesLeft).toBe(1)
  // The count from the server at the start of the take is newer than the loaded data.
  expect(heard?.takesLeft).toBe(0)
})

test('preparation time is never more than the total, and never negative', () => {
  const opened = { openedAt: '2026-11-21T12:00:00Z', readyAt: '2026-11-21T12:00:30Z' }
  const at = (time: string) => secondsToThink(opened, Date.parse(time))
  expect(at('2026-11-21T12:00:10Z')).toBe(20)
  expect(at('2026-11-21T11:00:00Z')).toBe(30)
  expect(at('2026-11-21T13:00:00Z')).toBe(0)
})
