import {
  minPeopleOfPartner,
  roundDownToTens,
  type Sources,
} from '@trilha/contracts/analytics/sources'
import { countResponseRecord } from '../companies/companies.record.ts'
import type { RecruiterContext } from '../platform/context.ts'
import { scopeOf, type AnalyticsQuery } from './analytics.scope.ts'
import { selectReferrers, selectSources } from './analytics.store.ts'

/**
 * Sources of applications, referring partners and the response record of the viewer's company.
 * @throws AppError as `scopeOf`.
 */
export async function getSources(ctx: RecruiterContext, query: AnalyticsQuery): Promise<Sources> {
  const scope = await scopeOf(ctx, query)
  const [sources, partners, record] = await Promise.all([
    selectSources(ctx.replica, scope),
    selectReferrers(ctx.replica, scope),
    countResponseRecord(ctx.replica, scope.companyId, ctx.now(), scope),
  ])
  const smallPartners = partners.filter(({ people }) => people < minPeopleOfPartner)
  return {
    sources,
    partners: partners
      .filter(({ people }) => people >= minPeopleOfPartner)
      .map(({ people, finalists, hired, ...partner }) => ({
        ...partner,
        people: roundDownToTens(people),
        finalists: roundDownToTens(finalists),
        hired: roundDownToTens(hired),
      }))
      // Sorted after rounding: the exact order would reveal which of two equal numbers is larger.
      .sort((a, b) => b.people - a.people || a.name.localeCompare(b.name, 'pt-BR')),
    otherPartners: roundDownToTens(smallPartners.reduce((sum, { people }) => sum + people, 0)),
    record,
  }
}
