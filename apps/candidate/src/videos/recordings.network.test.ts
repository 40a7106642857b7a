import { expect, test } from 'vitest'
import { isSlow, maySend, networkOf } from './recordings.network.ts'

test('browsers that do not say are unknown', () => {
  expect(networkOf(undefined)).toBe('unknown')
  expect(networkOf({})).toBe('unknown')
  expect(networkOf({ type: 'wifi' })).toBe('wifi')
  expect(networkOf({ type: 'ethernet' })).toBe('wifi')
  expect(networkOf({ type: 'cellular' })).toBe('mobile')
})

test('a slow connection is one that says so', () => {
  expect(isSlow(undefined)).toBe(false)
  expect(isSlow({ effectiveType: '4g' })).toBe(false)
  expect(isSlow({ effectiveType: '3g' })).toBe(true)
})

test('without the wish to save data everything goes at once', () => {
  for (const network of ['wifi', 'mobile', 'unknown'] as const)
    expect(maySend({ wifiOnly: false, network, said: false })).toBe(true)
})

test('with it only Wi-Fi is used, or what the person says is Wi-Fi', () => {
  expect(maySend({ wifiOnly: true, network: 'wifi', said: false })).toBe(true)
  expect(maySend({ wifiOnly: true, network: 'mobile', said: false })).toBe(false)
  expect(maySend({ wifiOnly: true, network: 'unknown', said: false })).toBe(false)
  expect(maySend({ wifiOnly: true, network: 'unknown', said: true })).toBe(true)
})
