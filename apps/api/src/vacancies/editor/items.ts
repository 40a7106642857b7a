import type { QueryOf } from '@trilha/contracts/shared/endpoint'
import { page } from '@trilha/contracts/shared/paging'
import type { BankItem, listBankItems as contract } from '@trilha/contracts/vacancies/editor'
import { can } from '../../platform/can.ts'
import type { RecruiterContext } from '../../platform/context.ts'
import { fail } from '../../platform/errors.ts'
import { fold } from '@trilha/contracts/shared/fold'
import { selectBankItems, type BankRow } from './items.store.ts'

/**
 * A page of the company's questions, with their answer keys.
 * @throws AppError `forbidden` for evaluators, because they may not read the keys.
 */
export async function listBankItems(ctx: RecruiterContext, query: QueryOf<typeof contract>) {
  const { companyId } = ctx.viewer.recruiter
  if (!can(ctx.viewer, 'vacancy.edit', { companyId })) fail('forbidden')
  const rows = await selectBankItems(ctx.db, companyId, {
    q: fold(query.q.replaceAll(/\s+/g, ' ').trim()),
    kind: query.kind ?? null,
    offset: (query.page - 1) * query.limit,
    limit: query.limit,
  })
  return page(rows.map(present), rows[0]?.count ?? 0, query)
}

function present(row: BankRow): BankItem {
  return {
    id: row.id,
    kind: row.kind,
    prompt: row.prompt,
    help: row.help,
    required: row.required,
    limits: row.limits,
    options: row.options,
    key: row.key,
    points: row.points,
    seconds: row.seconds,
    // A pool belongs to one test and is not reused.
    pool: null,
    vacancy: { id: row.vacancy_id, roleName: row.role_name },
    stageKind: row.stage_kind,
    vacancies: row.vacancies,
  }
}
