import { expect, test } from 'vitest'
import { socialNetworkOf } from './socialLinks.ts'

test.each([
  ['https://www.instagram.com/trilha', 'instagram'],
  ['https://br.linkedin.com/company/trilha', 'linkedin'],
  ['https://x.com/trilha', 'x'],
  ['http://www.instagram.com/trilha', null],
  ['https://instagram.com.exemplo.com.br/trilha', null],
  ['javascript:alert(1)', null],
  ['trilha', null],
])('%s belongs to %s', (address, network) => {
  expect(socialNetworkOf(address)).toBe(network)
})
