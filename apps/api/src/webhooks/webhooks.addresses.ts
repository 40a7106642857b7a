import { BlockList, isIP } from 'node:net'

/** Networks without public servers (IANA's special-purpose registries). */
const special = new BlockList()
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  special.addSubnet(network, prefix, 'ipv4')
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  // Contains an IPv4 address, which may be private.
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  special.addSubnet(network, prefix, 'ipv6')
const globalUnicast = new BlockList()
globalUnicast.addSubnet('2000::', 3, 'ipv6')

/**
 * True for the address of a public server. Of IPv6 only global unicast is allowed, which excludes
 * mapped IPv4 addresses.
 */
export function isPublicAddress(ip: string): boolean {
  const family = isIP(ip)
  if (family === 4) return !special.check(ip, 'ipv4')
  return family === 6 && globalUnicast.check(ip, 'ipv6') && !special.check(ip, 'ipv6')
}

/** True when the text of this URL is allowed. The addresses of its host are checked on lookup. */
export function isAllowedUrl(text: string, allowPrivate: boolean): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, username, password, hostname } = new URL(text)
  if (username || password) return false
  if (allowPrivate) return protocol === 'https:' || protocol === 'http:'
  if (protocol !== 'https:') return false
  const host = hostname.replaceAll(/^\[|\]$|\.$/g, '')
  if (isIP(host)) return isPublicAddress(host)
  return host.includes('.') && !/\.(local|localhost|internal|home\.arpa)\.?$/.test(host)
}
