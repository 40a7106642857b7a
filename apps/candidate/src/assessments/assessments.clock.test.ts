import { expect, test } from 'vitest'
import {
  lastPassedTime,
  minutesAndSeconds,
  announcementTimes,
  serverClock,
} from './assessments.clock.ts'

test('announces half, five minutes and one minute if they are still ahead', () => {
  expect(announcementTimes(1800)).toEqual([900, 300, 60])
  expect(announcementTimes(600)).toEqual([300, 60])
  expect(announcementTimes(240)).toEqual([120, 60])
  expect(announcementTimes(40)).toEqual([20])
})

test('a moment is announced once, when it passes', () => {
  const moments = announcementTimes(1800)
  expect(lastPassedTime(moments, 901, 900)).toBe(900)
  expect(lastPassedTime(moments, 900, 899)).toBeNull()
  // After the page was suspended only the latest moment counts.
  expect(lastPassedTime(moments, 1200, 45)).toBe(60)
})

test("the server's clock advances with a monotonic clock, whatever the local date", () => {
  let ticked = 5000
  const clock = serverClock('2026-11-21T12:00:00.000Z', () => ticked)
  expect(clock.now()).toBe(Date.UTC(2026, 10, 21, 12))
  ticked += 90_500
  expect(clock.now()).toBe(Date.UTC(2026, 10, 21, 12, 1, 30, 500))
})

test.each([
  [0, '0:00'],
  [59.2, '1:00'],
  [65, '1:05'],
  [3600, '60:00'],
])('%s seconds are shown as %s', (left, text) => {
  expect(minutesAndSeconds(left)).toBe(text)
})
