import { expect, test } from 'vitest'
import { addressOfHop, networkOf } from './network.ts'

test.for([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2804:14d:5c80:1234:aaaa::1', '2804:14d:5c80:1234::'],
  ['2804:14D:5C80:1234:1:2:3:4', '2804:14d:5c80:1234::'],
  ['2804:14d::1', '2804:14d:0:0::'],
  ['::1', '0:0:0:0::'],
  ['fe80::1%eth0', 'fe80:0:0:0::'],
  ['2001:0db8:0000:0001::', '2001:db8:0:1::'],
  ['not an address', 'not an address'],
])('the address %s counts as the network %s', ([ip, network]) => {
  expect(networkOf(ip ?? '')).toBe(network)
})

test.for([
  ['203.0.113.7', '203.0.113.7'],
  [' 203.0.113.7:51234 ', '203.0.113.7'],
  ['[2804:14d::1]:443', '2804:14d::1'],
  ['[2804:14d::1]', '2804:14d::1'],
  ['2804:14d::1', '2804:14d::1'],
  ['fe80::1%eth0', 'fe80::1%eth0'],
  ['unknown', 'unknown'],
  ['_hidden', 'unknown'],
  ['203.0.113.7:80:90', 'unknown'],
  ['', 'unknown'],
])('the entry "%s" of X-Forwarded-For is the address %s', ([entry, address]) => {
  expect(addressOfHop(entry ?? '')).toBe(address)
})
