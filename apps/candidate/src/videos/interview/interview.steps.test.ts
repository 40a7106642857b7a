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

const onDevice = (questionId: string, change: Partial<Recording> = {}): Recording => ({
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

const states = (loaded: { questions: VideoQuestion[] }, recordings: Recording[] = []) =>
  stepsOf(loaded, recordings).map(({ state }) => state)

test('a question with an answer is not asked again', () => {
  const loaded = interview(
    question('1', { state: 'ready', failure: null }),
    question('2', { state: 'processing', failure: null }),
    question('3', { state: 'failed', failure: 'not-converted' }),
    question('4'),
  )
  expect(states(loaded)).toEqual(['done', 'done', 'done', 'toDo'])
  expect(nextStep(stepsOf(loaded, []))).toBe(3)
})

test('an answer uploaded by this page is done despite older data, unless it is refused', () => {
  const sent = new Set(['1', '2', '3'])
  const loaded = interview(
    question('1', { state: 'uploading', failure: null }),
    question('2'),
    question('3', { state: 'failed', failure: 'no-sound' }),
    question('4', { state: 'uploading', failure: null }),
  )
  const steps = stepsOf(loaded, [], new Set(), sent)
  expect(steps.map(({ state }) => state)).toEqual(['done', 'done', 'toDo', 'elsewhere'])
})

test('a question is asked again if the server could not process its answer', () => {
  expect(states(interview(question('1', { state: 'failed', failure: 'no-sound' })))).toEqual([
    'toDo',
  ])
})

test("the state of a recording on this device wins over the server's", () => {
  const loaded = interview(
    question('1', { state: 'uploading', failure: null }),
    question('2', { state: 'uploading', failure: null }),
    question('3', { state: 'uploading', failure: null }),
  )
  expect(states(loaded, [onDevice('1', { state: 'accepted' }), onDevice('2')])).toEqual([
    'sending',
    'recorded',
    'elsewhere',
  ])
  expect(nextStep(stepsOf(loaded, [onDevice('1', { state: 'accepted' }), onDevice('2')]))).toBe(1)
})

test('a discarded recording must be recorded again, even before the server deletes it', () => {
  const loaded = interview(question('1', { id: 'v', state: 'uploading', failure: null }))
  expect(stepsOf(loaded, [], new Set(['v']))[0]?.state).toBe('toDo')
})

test('nothing is left to do when all answers are uploading', () => {
  const loaded = interview(question('1', { state: 'ready', failure: null }), question('2'))
  expect(nextStep(stepsOf(loaded, [onDevice('2', { state: 'accepted' })]))).toBe(-1)
})

test('a take recorded offline counts as used', () => {
  const [offline] = stepsOf(interview(question('1')), [onDevice('1', { remote: null })])
  const [online] = stepsOf(interview(question('1')), [onDevice('1')])
  expect(offline?.takesLeft).toBe(1)
  // The count from the server at the start of the take is newer than the loaded data.
  expect(online?.takesLeft).toBe(0)
})

test('preparation time is never more than the total, and never negative', () => {
  const opened = { openedAt: '2026-11-21T12:00:00Z', readyAt: '2026-11-21T12:00:30Z' }
  const at = (time: string) => secondsToThink(opened, Date.parse(time))
  expect(at('2026-11-21T12:00:10Z')).toBe(20)
  expect(at('2026-11-21T11:00:00Z')).toBe(30)
  expect(at('2026-11-21T13:00:00Z')).toBe(0)
})
