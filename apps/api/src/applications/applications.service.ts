import type { listApplications as listContract } from '@trilha/contracts/applications'
import type { QueryOf } from '@trilha/contracts/endpoint'
import type { CandidateContext } from '../platform/context.ts'
import type { Handle, Tx } from '../platform/db/database.ts'
import { fail, failField } from '../platform/errors.ts'
import { groupOf, groupStates } from './applications.groups.ts'
import {
  presentLetter,
  presentProgress,
  presentStages,
  presentSummary,
} from './applications.presenter.ts'
import {
  countByState,
  selectApplication,
  selectLetters,
  selectOwn,
  selectPage,
  type Place,
} from './applications.reads.store.ts'
import { tellCompany } from './applications.store.ts'

const pageSize = 20

/** One page of the viewer's applications, the newest movement first, and how many each list holds. */
export async function listApplications(ctx: CandidateContext, query: QueryOf<typeof listContract>) {
  const { candidateId } = ctx.viewer
  const states = query.group ? groupStates[query.group] : null
  const after = query.after === undefined ? null : placeOf(query.after)
  const [rows, byState] = await Promise.all([
    selectPage(ctx.db, candidateId, states, after, pageSize + 1, ctx.now()),
    countByState(ctx.db, candidateId, ctx.now()),
  ])
  const counts = { 'your-turn': 0, waiting: 0, finished: 0 }
  for (const { state, count } of byState) counts[groupOf(state)] += count
  const shown = rows.slice(0, pageSize)
  const last = rows.length > pageSize ? shown.at(-1) : undefined
  return {
    rows: shown.map(presentSummary),
    next: last ? `${last.place}_${last.id}` : null,
    counts,
  }
}

/**
 * Says to everybody of a company, once the transaction commits, that something about a person is
 * new (of `id` null: about everybody of the vacancy): they read the board or the sheet again.
 */
export const sayToCompany: (
  tx: Tx,
  about: { id: string | null; companyId: string; vacancyId: number },
) => Promise<void> = tellCompany

const uuidForm = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const instantForm = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{6}Z$/

/** PostgreSQL refuses days that `Date.parse` takes (30 February, the year 0). */
function isInstant(text: string): boolean {
  const at = instantForm.test(text) ? Date.parse(text) : Number.NaN
  if (Number.isNaN(at)) return false
  return new Date(at).toISOString().slice(0, 19) === text.slice(0, 19) && !text.startsWith('0000')
}

/** Where a page ended, from the text given with it. */
function placeOf(text: string): Place {
  const [at = '', id = ''] = text.split('_')
  return isInstant(at) && uuidForm.test(id) ? { at, id } : failField('after', 'invalid')
}

/** The viewer's application to a vacancy, with stages and letters. @throws AppError `not-found`. */
export async function getProgress(ctx: CandidateContext, vacancyId: number) {
  const now = ctx.now()
  const row = (await selectOwn(ctx.db, ctx.viewer.candidateId, vacancyId, now)) ?? fail('not-found')
  const letters = await selectLetters(ctx.db, row.id)
  const told = letters.filter(({ id }) => id !== row.held_letter)
  return presentProgress(row, told, now)
}

/**
 * An application as its company may know it, without the person; undefined when unknown.
 * Who may see it is asked by the call that leads here.
 */
export async function findApplication(db: Handle, id: string) {
  const row = await selectApplication(db, id)
  if (!row) return undefined
  const letters = await selectLetters(db, id)
  return {
    id: row.id,
    version: row.version,
    state: row.state,
    companyId: row.company_id,
    candidateId: row.candidate_id,
    vacancyId: row.vacancy_id,
    vacancy: { id: row.vacancy_id, slug: row.slug, roleName: row.role_name },
    appliedAt: row.applied_at.toISOString(),
    withdrawReason: row.withdraw_reason,
    stages: presentStages(row),
    letters: letters.map(presentLetter),
  }
}
