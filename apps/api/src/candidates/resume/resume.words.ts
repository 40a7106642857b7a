import type { Entry } from '@trilha/contracts/candidates/entries'
import type { Facts, languageLevels, languages } from '@trilha/contracts/assessments/rules'
import type { Schooling } from '@trilha/contracts/vacancies/enums'
import { counted } from '../../platform/text/counted.ts'

/** Texts of the PDF and JSON profile, in Portuguese because Brazilian companies read them. */

export const languageNames: Record<(typeof languages)[number], string> = {
  en: 'Inglês',
  es: 'Espanhol',
  fr: 'Francês',
  de: 'Alemão',
  it: 'Italiano',
  zh: 'Mandarim',
  ja: 'Japonês',
  libras: 'Libras',
}

export const levelNames: Record<(typeof languageLevels)[number], string> = {
  A1: 'primeiras noções (A1)',
  A2: 'básico (A2)',
  B1: 'intermediário (B1)',
  B2: 'intermediário avançado (B2)',
  C1: 'avançado (C1)',
  C2: 'fluente (C2)',
}

export const schoolingNames: Record<Schooling, string> = {
  none: 'Sem escolaridade',
  'elementary-incomplete': 'Ensino fundamental incompleto',
  elementary: 'Ensino fundamental completo',
  'high-school-incomplete': 'Ensino médio incompleto',
  'high-school-ongoing': 'Ensino médio em andamento',
  'high-school': 'Ensino médio completo',
  'technical-ongoing': 'Curso técnico em andamento',
  technical: 'Curso técnico completo',
  'college-incomplete': 'Ensino superior incompleto',
  'college-ongoing': 'Ensino superior em andamento',
  college: 'Ensino superior completo',
  postgraduate: 'Pós-graduação',
  masters: 'Mestrado',
  doctorate: 'Doutorado',
  postdoctorate: 'Pós-doutorado',
}

const months = 'jan fev mar abr mai jun jul ago set out nov dez'.split(' ')

/** Formats `2023-03` as `mar 2023`; a year alone stays as it is. */
const monthText = (at: string): string =>
  at.length === 4 ? at : `${months[Number(at.slice(5)) - 1]} ${at.slice(0, 4)}`

/** For example `mar 2023 a out 2026`, `2021 até hoje` or `2010`; empty without dates. */
export function periodText(entry: Entry): string {
  const start = entry.kind === 'course' ? null : entry.start
  if (start === null) return entry.end === null ? '' : monthText(entry.end)
  if (entry.end === null)
    return entry.kind === 'experience'
      ? `${monthText(start)} até hoje`
      : `desde ${monthText(start)}`
  return start === entry.end ? monthText(start) : `${monthText(start)} a ${monthText(entry.end)}`
}

/** Formats `+5531987654321` as `(31) 98765-4321`. */
export function phoneText(phone: string): string {
  const local = phone.slice(3)
  return `(${local.slice(0, 2)}) ${local.slice(2, -4)}-${local.slice(-4)}`
}

/** Driving licence, professional registrations and availability, one line each. */
export function otherLines(facts: Facts): string[] {
  const registered = (facts.councils ?? []).filter(({ state }) => state !== null)
  return [
    ...(facts.cnh && facts.cnh !== 'none' ? [`CNH ${facts.cnh}`] : []),
    ...registered.map(({ council, state }) => `Registro no ${council}-${state}`),
    ...(facts.availability === undefined
      ? []
      : [
          facts.availability === 0
            ? 'Disponível para começar já'
            : `Disponível em ${counted(facts.availability, 'dia', 'dias')}`,
        ]),
  ]
}
