import { fewestOfPartner, inTens, type Sources } from '@trilha/contracts/analytics.sources'
import { responseRecordOf } from '../companies/companies.record.ts'
import type { RecruiterContext } from '../platform/context.ts'
import { scopeOf, type Asked } from './analytics.scope.ts'
import { selectReferrers, selectSources } from './analytics.store.ts'

/** Where people came from, who referred them, how they were answered. @throws as `scopeOf`. */
export async function getSources(ctx: RecruiterContext, asked: Asked): Promise<Sources> {
  const scope = await scopeOf(ctx, asked)
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
      // The order of the exact numbers would tell which of two equal ones is larger.
      .sort((a, b) => b.people - a.people || a.name.localeCompare(b.name, 'pt-BR')),
    otherPartners: inTens(few.reduce((sum, { people }) => sum + people, 0)),
    record,
  }
}
