import type { FieldError } from '@trilha/contracts/shared/errors'
import type { VacancyContent } from '@trilha/contracts/vacancies/content'
import { recordsAsked } from '@trilha/contracts/vacancies/review'
import { AppError, fieldError } from '../../platform/errors.ts'
import { readDraft } from '../publishing/create.ts'
import type { CompleteDraft } from '../publishing/draft.ts'
import { draftOf } from './content.ts'

export type ContentCheck = { draft: CompleteDraft | null; problems: FieldError[] }

/** Validates editor content as a complete vacancy, or returns its problems by field. */
export function checkContent(content: VacancyContent, now: Date): ContentCheck {
  const missing = missingIn(content)
  try {
    const draft = readDraft(draftOf(content), now)
    return missing.length > 0 ? { draft: null, problems: missing } : { draft, problems: [] }
  } catch (error) {
    if (!(error instanceof AppError) || !error.fields) throw error
    const missingFields = new Set(missing.map(({ field }) => field))
    const others = error.fields.filter(({ field }) => !missingFields.has(field))
    return { draft: null, problems: [...missing, ...others.map(withoutKnownValues)] }
  }
}

/** Drops the allowed values of closed lists, because the editor already offers them. */
const withoutKnownValues = ({ field, id, message }: FieldError): FieldError => ({
  field,
  id,
  message,
})

/** Fields that the editor requires in addition to the rules for every vacancy. */
function missingIn(content: VacancyContent): FieldError[] {
  const errors: FieldError[] = []
  const requireField = (
    field: string,
    value: unknown,
    id: 'required' | 'reason-required' = 'required',
  ) => (value ? undefined : errors.push(fieldError(field, id)))
  const { salary } = content
  requireField('jobProfile', content.jobProfile)
  requireField('closesOn', content.closesOn)
  if (salary?.minCents == null && salary?.maxCents == null)
    requireField('salaryHiddenReason', content.salaryHiddenReason?.trim(), 'reason-required')
  // Checked here as well, because `readDraft` checks dependent fields only when every field is set.
  if (content.workplace !== 'remote') requireField('municipalityCode', content.municipalityCode)
  if (content.workplace === 'hybrid') requireField('hybridDays', content.hybridDays)
  if (recordsAsked(content).length > 0) {
    requireField('recordsCheck.ground', content.recordsCheck.ground)
    requireField(
      'recordsCheck.reason',
      content.recordsCheck.reason.trim().length >= 20,
      'reason-required',
    )
  }
  requireField('stages', content.stages.length)
  const ids = content.stages.map(({ id }) => id)
  ids.forEach((id, i) => {
    if (ids.indexOf(id) < i) errors.push(fieldError(`stages.${i}.id`, 'invalid'))
  })
  return errors
}
