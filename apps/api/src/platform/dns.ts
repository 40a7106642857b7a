import { Resolver } from 'node:dns/promises'
import type { Config } from './config/config.ts'

/**
 * The TXT records of a name, each as one string; empty when there are none.
 * @throws the resolver's error when no server answers within 6 seconds.
 */
export async function textRecords(
  { dnsServers }: Pick<Config, 'dnsServers'>,
  name: string,
): Promise<string[]> {
  const resolver = new Resolver({ timeout: 2000, tries: 3 })
  if (dnsServers) resolver.setServers(dnsServers)
  try {
    const records = await resolver.resolveTxt(name)
    // A record longer than 255 bytes arrives in pieces.
    return records.map((pieces) => pieces.join(''))
  } catch (error) {
    const { code } = error as { code?: string }
    if (code === 'ENODATA' || code === 'ENOTFOUND') return []
    throw error
  }
}
