import { getMunicipalities } from '@brazilian-utils/brazilian-utils'
import { dayMs } from '@trilha/contracts/shared/durations'
import { slugOf } from '../../apps/api/src/vacancies/publishing/derive.ts'
import type { IndexedVacancy } from '../../apps/api/src/search/searchIndex.types.ts'
import { createRandom, type Random } from '../vacancies/generator.ts'

const placeNames = new Map(getMunicipalities().map(({ code, name }) => [Number(code), name]))
const shifts = ['business-hours', '6x1', '5x2', '12x36', 'night', null] as const
const benefits = [
  'Vale-transporte',
  'Vale-refeição de R$ 32 por dia',
  'Vale-alimentação de R$ 480',
  'Plano de saúde sem coparticipação',
  'Seguro de vida',
  'Desconto nas lojas',
]

type Value = string | number | null

/** A generated vacancy as a row of `vacancies`, in column order. */
function rowOf(vacancy: IndexedVacancy, companyIds: readonly string[], random: Random) {
  const { id, title, keywords, facets, salaryCents } = vacancy
  const place = facets.municipality === null ? null : (placeNames.get(facets.municipality) ?? null)
  const stageCount = 3 + random.below(4)
  return {
    id,
    company_id: random.skewed(companyIds),
    state: 'open',
    slug: slugOf(title, place),
    role_name: title,
    keywords,
    description: `<p>Procuramos quem goste do que faz: ${title}.</p><p>${keywords}.</p>`,
    benefits: JSON.stringify([{ kind: 'other', detail: random.skewed(benefits) }]),
    municipality_code: facets.municipality,
    place_state: facets.state,
    workplace: facets.workplace,
    hybrid_days: facets.workplace === 'hybrid' ? 1 + random.below(4) : null,
    contract_type: facets.contractType,
    weekly_hours: random.pick([44, 40, 36, 30]),
    shift: random.pick(shifts),
    salary_min_cents: salaryCents === null ? null : Math.round(salaryCents * 0.9),
    salary_max_cents: salaryCents,
    payment_band: facets.payment,
    commission_payment: facets.commissionPayment,
    deficiency: facets.deficiency,
    schooling: facets.schooling,
    cnh: facets.cnh,
    job_profile: facets.jobProfile,
    stage_count: stageCount,
    expected_days: stageCount * (4 + random.below(4)),
    published_at: new Date(vacancy.publishedAt).toISOString(),
    // The index closes a vacancy at the end of this day.
    closes_on: new Date(vacancy.closesAt - dayMs).toISOString().slice(0, 10),
  } satisfies Record<string, Value>
}

/** Column names for COPY, as filled by `copyLines`. */
export function copyColumns(example: IndexedVacancy): string {
  return Object.keys(rowOf(example, [''], createRandom(1))).join(', ')
}

/** COPY text format: tab-separated, special characters escaped with a backslash. */
function lineOf(values: Value[]): string {
  const cells = values.map((value) =>
    value === null
      ? '\\N'
      : String(value).replaceAll(/[\\\n\r\t]/g, (char) => `\\${escapes[char]}`),
  )
  return `${cells.join('\t')}\n`
}
const escapes: Record<string, string> = { '\\': '\\', '\n': 'n', '\r': 'r', '\t': 't' }

/** The vacancies in chunks of a COPY, a few hundred lines each, to limit memory use. */
export function* copyLines(
  vacancies: Iterable<IndexedVacancy>,
  companyIds: readonly string[],
): Generator<string> {
  const random = createRandom(2)
  let chunk = ''
  for (const vacancy of vacancies) {
    chunk += lineOf(Object.values(rowOf(vacancy, companyIds, random)))
    if (chunk.length < 256 * 1024) continue
    yield chunk
    chunk = ''
  }
  yield chunk
}
