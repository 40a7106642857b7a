import type { QueryOf, ReplyOf } from '@trilha/contracts/shared/endpoint'
import {
  maxInvitationsPerDay,
  type listSentInvitations as contract,
  type SentInvitation,
} from '@trilha/contracts/invitations'
import { page } from '@trilha/contracts/shared/paging'
import { dayInBrasilia } from '@trilha/contracts/vacancies/states'
import { dayMs } from '@trilha/contracts/shared/durations'
import { displayName } from '../accounts/accounts.names.ts'
import { createMasker } from '../blind/blind.mask.ts'
import { can } from '../platform/can.ts'
import type { RecruiterContext } from '../platform/context.ts'
import { fail } from '../platform/errors.ts'
import { countSince, selectSent, type SentRow } from './invitations.sent.store.ts'

/** Invitations that the viewer's company sent, without the reasons for declining. */
export async function listSentInvitations(
  ctx: RecruiterContext,
  query: QueryOf<typeof contract>,
): Promise<ReplyOf<typeof contract>> {
  const { recruiter, userId } = ctx.viewer
  if (!can(ctx.viewer, 'talents.search', recruiter)) fail('forbidden')
  const { companyId } = recruiter
  const now = ctx.now()
  const filter = { companyId, userId, state: query.state ?? null, today: dayInBrasilia(now) }
  const paging = { offset: (query.page - 1) * query.limit, limit: query.limit }
  const [rows, sent] = await Promise.all([
    selectSent(ctx.db, filter, paging),
    countSince(ctx.db, companyId, new Date(now.getTime() - dayMs)),
  ])
  return {
    ...page(rows.map(present), rows[0]?.count ?? 0, query),
    left: Math.max(0, maxInvitationsPerDay - sent),
  }
}

function present(row: SentRow): SentInvitation {
  const fullName = displayName({ name: row.name, socialName: row.social_name })
  const firstName = row.found ? (fullName.split(/\s+/)[0] ?? '') : null
  return {
    id: row.id,
    name: row.hidden ? null : row.known ? fullName : firstName,
    vacancy: {
      id: row.vacancy_id,
      slug: row.slug,
      roleName: row.role_name,
    },
    vacancyState: row.vacancy_state as SentInvitation['vacancyState'],
    state: row.state,
    by: row.by,
    message: createMasker(row)(row.message),
    createdAt: row.created_at.toISOString(),
    answeredAt: row.answered_at?.toISOString() ?? null,
    applicationId: row.hidden ? null : row.application_id,
  }
}
