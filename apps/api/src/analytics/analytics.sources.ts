import { fewestOfPartner, type Sources } from '@trilha/contracts/analytics.sources'
import { responseRecordOf } from '../companies/companies.record.ts'
import type { Context } from '../platform/context.ts'
import { scopeOf, type Asked } from './analytics.scope.ts'
import { selectReferrers, selectSources } from './analytics.store.ts'

/** Where people came from, who referred them, how they were answered. @throws as `scopeOf`. */
export async function getSources(ctx: Context, asked: Asked): Promise<Sources> {
  const scope = await scopeOf(ctx, asked)
  const [sources, partners, record] = await Promise.all([
    selectSources(ctx.replica, scope),
    selectReferrers(ctx.replica, scope),
    responseRecordOf(ctx.replica, scope.companyId, ctx.now(), scope),
  ])
  const few = partners.filter(({ people }) => people < fewestOfPartner)
  return {
    sources,
    partners: partners.filter(({ people }) => people >= fewestOfPartner),
    otherPartners: few.reduce((sum, { people }) => sum + people, 0),
    record,
  }
}
