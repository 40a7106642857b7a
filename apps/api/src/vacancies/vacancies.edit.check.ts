import type { FieldError } from '@trilha/contracts/errors'
import type { VacancyContent } from '@trilha/contracts/vacancies.content'
import { AppError, fieldError } from '../platform/errors.ts'
import { readDraft } from './vacancies.create.ts'
import type { CompleteDraft } from './vacancies.draft.ts'
import { draftOf, recordsAsked } from './vacancies.edit.content.ts'

export type Checked = { draft: CompleteDraft | null; problems: FieldError[] }

/** Reads what the editor holds as a whole vacancy, or says what it lacks, by field. */
export function checkContent(content: VacancyContent, now: Date): Checked {
  const missing = missingIn(content)
  try {
    const draft = readDraft(draftOf(content), now)
    return missing.length > 0 ? { draft: null, problems: missing } : { draft, problems: [] }
  } catch (error) {
    if (!(error instanceof AppError) || !error.fields) throw error
    const named = new Set(missing.map(({ field }) => field))
    const others = error.fields.filter(({ field }) => !named.has(field))
    return { draft: null, problems: [...missing, ...others.map(plain)] }
  }
}

/** Without the values of closed lists: the editor offers them anyway. */
const plain = ({ field, id, message }: FieldError): FieldError => ({ field, id, message })

/** What the editor demands of people beyond what any vacancy must be. */
function missingIn(content: VacancyContent): FieldError[] {
  const errors: FieldError[] = []
  const demand = (field: string, there: unknown, id: 'required' | 'reason-required' = 'required') =>
    there ? undefined : errors.push(fieldError(field, id))
  const { salary } = content
  demand('jobProfile', content.jobProfile)
  demand('closesOn', content.closesOn)
  if (salary?.minCents == null && salary?.maxCents == null)
    demand('salaryHiddenReason', content.salaryHiddenReason?.trim(), 'reason-required')
  // Told with the rest: what depends on other fields is only looked at once each is there.
  if (content.workplace !== 'remote') demand('municipalityCode', content.municipalityCode)
  if (content.workplace === 'hybrid') demand('hybridDays', content.hybridDays)
  if (recordsAsked(content).length > 0) {
    demand('recordsCheck.ground', content.recordsCheck.ground)
    demand(
      'recordsCheck.reason',
      content.recordsCheck.reason.trim().length >= 20,
      'reason-required',
    )
  }
  demand('stages', content.stages.length)
  const ids = content.stages.map(({ id }) => id)
  ids.forEach((id, i) => {
    if (ids.indexOf(id) < i) errors.push(fieldError(`stages.${i}.id`, 'invalid'))
  })
  return errors
}
