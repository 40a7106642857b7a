import type { ContentStage, VacancyContent } from '@trilha/contracts/vacancies.content'
import { isWithin } from './content.places.ts'

/** The parts of the editor, in their order, by the word in the address (`?parte=`). */
export const steps = ['sobre', 'requisitos', 'salario', 'etapas', 'revisar'] as const
export type Step = (typeof steps)[number]

/** Which fields of the content stand in which part; the rest is about the work. */
const fieldsOf: Partial<Record<Step, readonly string[]>> = {
  requisitos: ['requirements', 'niceToHave', 'schooling', 'cnh', 'recordsCheck'],
  salario: ['salary', 'salaryHiddenReason', 'commissionPayment', 'benefits'],
  etapas: ['stages'],
}

/** The part in which a field is written. */
export function stepOf(field: string): Step {
  const found = steps.find((step) => fieldsOf[step]?.some((whole) => isWithin(field, whole)))
  return found ?? 'sobre'
}

/** The stage to which a field such as `stages.1.items.0.prompt` belongs. */
export function stageOf(content: VacancyContent, field: string): ContentStage | undefined {
  const at = /^stages\.(\d+)/.exec(field)?.[1]
  return at === undefined ? undefined : content.stages[Number(at)]
}

/** The part that an address names; the first one where it names none. */
export const asStep = (name: string | null): Step => steps.find((step) => step === name) ?? 'sobre'
