import type { FieldError } from '@trilha/contracts/errors'
import type { Municipality } from '@trilha/contracts/places'
import type { VacancyContent } from '@trilha/contracts/vacancies.content'
import type { Finding } from '@trilha/contracts/vacancies.linter'
import { useFieldError } from '@trilha/web/form/useForm.ts'
import { createContext, use } from 'react'
import { valueAt } from './content.places.ts'

/** What every control of the editor needs; steps and stages hand nothing down. */
export type EditorState = {
  content: VacancyContent
  /** Of the content's code, as it was read. */
  municipality: Municipality | null
  write: (field: string, value: unknown) => void
  /** What publishing lacks: none before the person has tried. */
  problems: readonly FieldError[]
  findings: readonly Finding[]
  /** True where a field stays as it is: an evaluator reads, and what people applied to stays. */
  isFixed: (field: string) => boolean
}

export const EditorContext = createContext<EditorState | null>(null)

export function useEditorState(): EditorState {
  const state = use(EditorContext)
  if (!state) throw new Error('A control of the editor stands outside of it.')
  return state
}

/** One field of the content: its value, a way to change it, what is wrong with it. */
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
