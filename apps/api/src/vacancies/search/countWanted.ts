import { workplaces as allWorkplaces } from '@trilha/contracts/vacancies/enums'
import { readOwnMatchProfile } from '../../candidates/matchProfile.ts'
import { reachKm } from '../../matching/parts.ts'
import { placesWithin } from '../../places/places.service.ts'
import type { CandidateContext } from '../../platform/context.ts'
import type { VacancyFilter } from '../../search/searchIndex.types.ts'

/**
 * Counts the vacancies with the work that the viewer wants, as far as they go to work. A city without
 * remote work, and remote work from anywhere, are two filters.
 * @param shown leaves the vacancies out that the viewer hid
 */
export async function countWanted(ctx: CandidateContext, shown: Pick<VacancyFilter, 'without'>) {
  const { wantedRoles, firstJob, ...person } = await readOwnMatchProfile(ctx)
  const { municipalityCode, state } = person
  const chosen = person.workplaces?.length ? person.workplaces : allWorkplaces
  const places: VacancyFilter =
    municipalityCode === null
      ? { ...(state && { state: [state] }) }
      : { municipality: await placesWithin(ctx.db, [municipalityCode], reachKm(person)) }
  const works: VacancyFilter[] = firstJob
    ? [{ jobProfile: ['first-job'] }]
    : wantedRoles.length > 0
      ? wantedRoles.map((text) => ({ text }))
      : [{}]
  const daily = chosen.filter((workplace) => workplace !== 'remote')
  const near =
    daily.length > 0
      ? works.map((work) => ({ ...work, ...places, ...shown, workplace: daily }))
      : []
  const remote = chosen.includes('remote')
    ? works.map((work): VacancyFilter => ({ ...work, ...shown, workplace: ['remote'] }))
    : []
  const remoteCount = ctx.search.countAny(remote)
  return {
    // A vacancy is either remote or not.
    count: ctx.search.countAny(near) + remoteCount,
    remoteCount,
    reachKm: municipalityCode === null ? null : reachKm(person),
  }
}
