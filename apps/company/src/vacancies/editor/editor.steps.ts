import type { ContentStage, VacancyContent } from '@trilha/contracts/vacancies/content'
import { isWithin } from './content.fields.ts'

/** Parts of the editor in order, as in the URL (`?parte=`). */
export const steps = ['sobre', 'requisitos', 'salario', 'etapas', 'revisar'] as const
export type Step = (typeof steps)[number]

/** Content fields of each part; all other fields belong to the first part. */
const fieldsOf: Partial<Record<Step, readonly string[]>> = {
  requisitos: ['requirements', 'niceToHave', 'schooling', 'cnh', 'recordsCheck'],
  salario: ['salary', 'salaryHiddenReason', 'commissionPayment', 'benefits'],
  etapas: ['stages'],
}

/** The part that contains a field. */
export function stepOf(field: string): Step {
  const found = steps.find((step) => fieldsOf[step]?.some((parent) => isWithin(field, parent)))
  return found ?? 'sobre'
}

/** The stage of a field such as `stages.1.items.0.prompt`. */
export function stageOf(content: VacancyContent, field: string): ContentStage | undefined {
  const index = /^stages\.(\d+)/.exec(field)?.[1]
  return index === undefined ? undefined : content.stages[Number(index)]
}

/** The part in the URL; by default the first. */
export const asStep = (name: string | null): Step => steps.find((step) => step === name) ?? 'sobre'
