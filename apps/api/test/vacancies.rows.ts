import { createVacancies } from '../src/vacancies/publishing/create.ts'
import type { VacancyDraft } from '../src/vacancies/publishing/draft.ts'
import { moveVacancy } from '../src/vacancies/publishing/publish.ts'
import type { Tx } from '../src/platform/db/database.ts'

/** Creates one draft with its trail; see `createVacancies`. */
export async function createVacancy(
  tx: Tx,
  companyId: string,
  input: VacancyDraft,
  now: Date,
): Promise<number> {
  const [id] = await createVacancies(tx, [{ companyId, input, now }])
  if (id === undefined) throw new Error('no vacancy was written')
  return id
}

/** Publishes a draft, or sends it to review if it needs one (see `vacancyStep`). */
export const publishVacancy = (tx: Tx, id: number, now: Date) =>
  moveVacancy(tx, id, { action: 'publish', actor: 'company', now })

/** Closes a vacancy. @throws AppError `conflict` while an applicant has no final answer. */
export const closeVacancy = (tx: Tx, id: number, now: Date) =>
  moveVacancy(tx, id, { action: 'close', actor: 'company', now })
