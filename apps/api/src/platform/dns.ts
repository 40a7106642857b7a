import { Resolver } from 'node:dns/promises'
import type { Config } from './config/config.ts'

/**
 * The TXT records of a name, each as one string; empty when there are none.
 * @throws the resolver's error when the servers fail or do not answer after three tries.
 */
export async function readTxtRecords(
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
