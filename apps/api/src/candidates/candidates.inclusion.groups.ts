import type { ImpactGroup } from '@trilha/contracts/analytics.impact'
import {
  inclusionConsent,
  type Inclusion,
  type races,
} from '@trilha/contracts/candidates.inclusion'
import type { Platform } from '../platform/context.ts'
import { unseal } from '../platform/sealed.ts'
import { selectSealed } from './candidates.inclusion.store.ts'

/** The groups of one person; null where they named none. */
export type TellsGroups = { colour: ImpactGroup | null; disability: ImpactGroup }

const colours: Record<(typeof races)[number], ImpactGroup | null> = {
  white: 'white',
  // Estatuto da Igualdade Racial (Lei 12.288/2010), art. 1, IV.
  black: 'black',
  brown: 'black',
  yellow: 'yellow',
  indigenous: 'indigenous',
  undeclared: null,
}

/**
 * The groups of those who told them under the present consent, which names this use; who agreed to an
 * earlier text is left out. Only for sums over at least ten people: nobody's answer leaves the caller.
 */
export async function groupsTold(
  { db, config }: Pick<Platform, 'db' | 'config'>,
  candidateIds: string[],
): Promise<Map<string, TellsGroups>> {
  const rows = await selectSealed(db, candidateIds, inclusionConsent.version)
  return new Map(
    rows.map(({ candidate_id: id, sealed }) => {
      const told = JSON.parse(unseal(config, id, sealed)) as Omit<Inclusion, 'consent'>
      return [
        id,
        {
          colour: told.race && colours[told.race],
          disability: told.disabilities.length > 0 ? 'disabled' : 'none',
        },
      ]
    }),
  )
}
