import { fewestOfPartner, inTens, type Sources } from '@trilha/contracts/analytics/sources'
import { responseRecordOf } from '../companies/companies.record.ts'
import type { RecruiterContext } from '../platform/context.ts'
import { scopeOf, type AnalyticsQuery } from './analytics.scope.ts'
import { selectReferrers, selectSources } from './analytics.store.ts'

/** Sources, referring partners and the response record of a company. @throws as `scopeOf`. */
export async function getSources(ctx: RecruiterContext, query: AnalyticsQuery): Promise<Sources> {
  const scope = await scopeOf(ctx, query)
  const [sources, partners, record] = await Promise.all([
    selectSources(ctx.replica, scope),
    selectReferrers(ctx.replica, scope),
    responseRecordOf(ctx.replica, scope.companyId, ctx.now(), scope),
  ])
  const few = partners.filter(({ people }) => people < fewestOfPartner)
  return {
    sources,
    partners: partners
      .filter(({ people }) => people >= fewestOfPartner)
      .map(({ people, finalists, hired, ...partner }) => ({
        ...partner,
        people: inTens(people),
        finalists: inTens(finalists),
        hired: inTens(hired),
      }))
      // Sorted after rounding: the exact order would reveal which of two equal numbers is larger.
      .sort((a, b) => b.people - a.people || a.name.localeCompare(b.name, 'pt-BR')),
    otherPartners: inTens(few.reduce((sum, { people }) => sum + people, 0)),
    record,
  }
}
