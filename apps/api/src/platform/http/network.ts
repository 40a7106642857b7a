import { isIP, isIPv6 } from 'node:net'

/**
 * The network that rate limits count as one caller: an IPv4 address, or the first bits of an IPv6
 * address, because one household or server has all addresses of such a prefix.
 * @param bits 64, a household or server, or 48, the most that one customer of a provider gets.
 */
export function networkOf(ip: string, bits: 48 | 64 = 64): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1]
  if (mapped) return mapped
  const address = ip.split('%')[0] ?? ip
  if (!isIPv6(address)) return ip
  const [head = '', tail] = address.toLowerCase().split('::')
  const front = head.split(':').filter(Boolean)
  const back = tail?.split(':').filter(Boolean) ?? []
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - front.length - back.length)
  const groups = [...front, ...Array.from({ length: zeros }, () => '0'), ...back]
  return `${groups
    .slice(0, bits / 16)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::`
}

/**
 * One entry of X-Forwarded-For as an address: some proxies add the port of each connection, which
 * would make every request another caller, or write IPv6 in brackets.
 * @returns `unknown` for what is no address, so that the entry keeps its place in the list: without
 * it, an entry that the client wrote would move into the place of the proxy's.
 */
export function addressOfHop(entry: string): string {
  const hop = entry.trim()
  const bare = /^\[(.+?)\](?::\d+)?$/.exec(hop)?.[1] ?? /^([\d.]+):\d+$/.exec(hop)?.[1] ?? hop
  return isIP(bare) === 0 ? 'unknown' : bare
}

/** The addresses of X-Forwarded-For, or `unknown`, one for each entry; none without the header. */
export const forwardedAddresses = (header: string | string[] | undefined): string[] =>
  header === undefined ? [] : String(header).split(',').map(addressOfHop)
