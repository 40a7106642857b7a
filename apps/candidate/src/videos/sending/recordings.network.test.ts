import { expect, test } from 'vitest'
import { isSlow, maySend, networkOf } from './recordings.network.ts'

test('the network is Wi-Fi or mobile if the browser reports it, otherwise unknown', () => {
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

test('without "only on Wi-Fi" recordings are sent on any network', () => {
  for (const network of ['wifi', 'mobile', 'unknown'] as const)
    expect(maySend({ wifiOnly: false, network, isConfirmedWifi: false })).toBe(true)
})

test('with "only on Wi-Fi" an unknown network is used only if the user confirms Wi-Fi', () => {
  expect(maySend({ wifiOnly: true, network: 'wifi', isConfirmedWifi: false })).toBe(true)
  expect(maySend({ wifiOnly: true, network: 'mobile', isConfirmedWifi: false })).toBe(false)
  expect(maySend({ wifiOnly: true, network: 'unknown', isConfirmedWifi: false })).toBe(false)
  expect(maySend({ wifiOnly: true, network: 'unknown', isConfirmedWifi: true })).toBe(true)
})
