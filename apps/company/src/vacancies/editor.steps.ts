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

/** The part that an address names; the first one where it names none. */
export const asStep = (name: string | null): Step => steps.find((step) => step === name) ?? 'sobre'
