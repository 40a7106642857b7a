import { expect, test } from 'vitest'
import { isSlow, maySend, networkOf } from './recordings.network.ts'

test('unsupported browsers have an unknown network', () => {
  expect(networkOf(undefined)).toBe('unknown')
  expect(networkOf({})).toBe('unknown')
  expect(networkOf({ type: 'wifi' })).toBe('wifi')
  expect(networkOf({ type: 'ethernet' })).toBe('wifi')
  expect(networkOf({ type: 'cellular' })).toBe('mobile')
})

test('a connection is slow only if the browser reports it', () => {
  expect(isSlow(undefined)).toBe(false)
  expect(isSlow({ effectiveType: '4g' })).toBe(false)
  expect(isSlow({ effectiveType: '3g' })).toBe(true)
})

test('without data saving everything is sent at once', () => {
  for (const network of ['wifi', 'mobile', 'unknown'] as const)
    expect(maySend({ wifiOnly: false, network, said: false })).toBe(true)
})

test('with data saving only Wi-Fi is used, or what the user confirms as Wi-Fi', () => {
  expect(maySend({ wifiOnly: true, network: 'wifi', said: false })).toBe(true)
  expect(maySend({ wifiOnly: true, network: 'mobile', said: false })).toBe(false)
  expect(maySend({ wifiOnly: true, network: 'unknown', said: false })).toBe(false)
  expect(maySend({ wifiOnly: true, network: 'unknown', said: true })).toBe(true)
})
