import type { FieldError } from '@trilha/contracts/shared/errors'
import type { Municipality } from '@trilha/contracts/places/places'
import type { VacancyContent } from '@trilha/contracts/vacancies/content'
import type { Finding } from '@trilha/contracts/vacancies/linter/linter'
import { useFieldError } from '@trilha/web/form/useForm.ts'
import { createContext, use } from 'react'
import { valueAt } from './content.fields.ts'

/** State for all controls of the editor, so that no component has to pass it on as props. */
export type EditorState = {
  content: VacancyContent
  /** The municipality of `content.municipalityCode` when the editor was loaded. */
  municipality: Municipality | null
  write: (field: string, value: unknown) => void
  /** What is missing for publishing; in a draft, empty until the user has opened the review. */
  problems: readonly FieldError[]
  findings: readonly Finding[]
  /** True when a field is read-only: for evaluators, and for terms that applicants rely on. */
  isFixed: (field: string) => boolean
}

export const EditorContext = createContext<EditorState | null>(null)

export function useEditorState(): EditorState {
  const state = use(EditorContext)
  if (!state) throw new Error('Editor controls must be rendered inside the editor.')
  return state
}

/** One content field: its value, setter, error and findings, and whether it is read-only. */
export function useContentField<Value>(field: string) {
  const { content, write, problems, findings, isFixed } = useEditorState()
  const fieldError = useFieldError()
  return {
    value: valueAt(content, field) as Value,
    set: (value: Value) => write(field, value),
    error: fieldError(problems.find((problem) => problem.field === field)?.id),
    findings: findings.filter((finding) => finding.field === field),
    fixed: isFixed(field),
  }
}
