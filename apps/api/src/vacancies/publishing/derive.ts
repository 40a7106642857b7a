import type {
  CnhCategory,
  ContractType,
  PaymentBand,
  SalaryUnit,
  Shift,
  StageKind,
} from '@trilha/contracts/vacancies/enums'
import { paymentBands } from '@trilha/contracts/vacancies/enums'
import { isConductedByCompany } from '@trilha/contracts/applications/states'
import { fold, slugify } from '@trilha/contracts/shared/fold'
import { wordsOf } from '../../language/words.ts'

/** Values derived from the data of a vacancy, computed once when it is written. */

export type Salary = { minCents: number | null; maxCents: number | null; unit: SalaryUnit }

/** Hours, days and weeks of a month in labour law: 44 hours a week are 220 hours a month. */
const hoursPerMonth = (weeklyHours: number) => weeklyHours * 5
const workDaysPerMonth = 22
const weeksPerMonth = 52 / 12

/** The upper end of the pay range per month, in cents; null when no amount is given. */
export function monthlyCents(salary: Salary | null, weeklyHours: number | null): number | null {
  const upper = salary?.maxCents ?? salary?.minCents ?? null
  if (!salary || upper === null) return null
  const factor = {
    hour: hoursPerMonth(weeklyHours ?? 44),
    day: workDaysPerMonth,
    week: weeksPerMonth,
    month: 1,
    year: 1 / 12,
  }[salary.unit]
  return Math.round(upper * factor)
}

/** The pay band of a monthly amount in cents; `negotiable` for null. */
export function paymentBandOf(monthly: number | null): PaymentBand {
  if (monthly === null) return 'negotiable'
  const band = paymentBands.find((name) => {
    const upper = name.split('-')[1]
    return name !== 'negotiable' && (upper === '' || monthly < Number(upper) * 100)
  })
  return band ?? '15000-'
}

/**
 * The minimum age by law (docs/domain/law.md#ages): apprentices 14, domestic work, night shifts and
 * dangerous or unhealthy work 18, everything else 16. The driving licence requires 18 years,
 * categories D and E require 21 (CTB art. 140, 145).
 */
export function minAgeOf(vacancy: {
  contractType: ContractType
  shift: Shift | null
  cnh: CnhCategory
  hazardous: boolean
}): number {
  if (/[DE]/.test(vacancy.cnh)) return 21
  const requiresAdult =
    vacancy.hazardous ||
    vacancy.shift === 'night' ||
    vacancy.contractType === 'domestic' ||
    vacancy.cnh !== 'none'
  if (requiresAdult) return 18
  return vacancy.contractType === 'apprentice' ? 14 : 16
}

/** The slug of a vacancy's address: role and city, without gender endings. */
export function slugOf(roleName: string, cityName: string | null): string {
  return slugify(`${withoutGender(roleName)} ${cityName ?? 'home office'}`)
}

/** The slug of a role's page; empty for a name without letters or digits. */
export const slugOfRole = (roleName: string): string => slugify(withoutGender(roleName))

/** The slug of a city's page: `contagem-mg`. */
export const slugOfPlace = ({ name, state }: { name: string; state: string }): string =>
  slugify(`${name} ${state}`)

const withoutGender = (roleName: string): string =>
  fold(roleName).replaceAll(/\s?\([^)]*\)|\/(a|as|o|os|ra|ras)\b/g, '')

/** Words that most advertisements contain; as key words they would match everything. */
const stopWords = new Set(
  (
    'voce voces nos nossa nosso sua seu suas seus equipe empresa trabalho vaga vagas ser ter estar fazer ' +
    'mais muito tambem ja nao sim quem onde quando cada todo toda todos todas dia dias mes meses ' +
    'hora horas ate entre sobre esta este isso pessoa pessoas time gente bem boa bom novo nova ' +
    'completo completa obrigatorio pelo menos inicio fim semana lugar parte forma junto'
  ).split(' '),
)
const maxKeywords = 120

/** Key words of an advertisement's texts (HTML or plain), in lower case and without duplicates. */
export function keywordsOf(texts: readonly string[]): string {
  const found = new Map<string, string>()
  for (const text of texts)
    for (const word of wordsOf(text.replaceAll(/<[^>]*>|&[a-z]+;/g, ' ')))
      if (word.folded.length >= 3 && !/^\d+$/.test(word.folded) && !stopWords.has(word.folded))
        found.set(word.folded, found.get(word.folded) ?? word.shown)
  return [...found.values()].slice(0, maxKeywords).join(' ')
}

/**
 * Promised number of days from the application to the final answer: the sum of the candidate's and
 * the company's days. In stages that the company conducts, only the company's days count.
 */
export function expectedDaysOf(
  stages: readonly { kind: StageKind; days: number; answerDays: number }[],
): number {
  return stages.reduce(
    (sum, stage) => sum + stage.answerDays + (isConductedByCompany(stage.kind) ? 0 : stage.days),
    0,
  )
}
