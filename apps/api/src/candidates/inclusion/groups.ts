import type { ImpactGroup } from '@trilha/contracts/analytics/impact'
import {
  inclusionConsent,
  type Inclusion,
  type races,
} from '@trilha/contracts/candidates/inclusion'
import type { Platform } from '../../platform/context.ts'
import { unseal } from '../../platform/secrets/sealed.ts'
import { selectSealed } from './inclusion.store.ts'

/** The impact groups of one person; `colour` is null if it was not declared. */
export type PersonGroups = { colour: ImpactGroup | null; disability: ImpactGroup }

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
 * The impact groups of people who consented to the current text. Earlier consent texts do not
 * mention impact statistics, so they do not count. Callers must return only sums over at least ten
 * people, never the answers of one person.
 */
export async function readImpactGroups(
  { db, config }: Pick<Platform, 'db' | 'config'>,
  candidateIds: string[],
): Promise<Map<string, PersonGroups>> {
  const rows = await selectSealed(db, candidateIds, inclusionConsent.version)
  return new Map(
    rows.map(({ candidate_id: id, sealed }) => {
      const answers = JSON.parse(unseal(config, id, sealed)) as Omit<Inclusion, 'consent'>
      return [
        id,
        {
          colour: answers.race && colours[answers.race],
          disability: answers.disabilities.length > 0 ? 'disabled' : 'none',
        },
      ]
    }),
  )
}
