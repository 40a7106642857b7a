import type { VacancyCard, VacancyFacets, VacancyView } from '@trilha/contracts/vacancies/vacancies'
import { deficiencyOptions } from '@trilha/contracts/vacancies/enums'
import { byListFilter, listFilters } from '@trilha/contracts/vacancies/filters'
import { presentBrief } from '../companies/companies.brief.ts'
import type { ResponseRecord } from '../companies/companies.record.ts'
import type { FacetCounts } from '../search/searchIndex.types.ts'
import { cardFieldsOf, pageFieldsOf } from './fields.ts'
import type { CardRow } from './vacancies.cards.store.ts'
import { monthlyCents } from './publishing/derive.ts'
import { match } from '../matching/match.ts'
import { pointsOf } from '../matching/points.ts'
import type { Match, MatchPerson, MatchVacancy, VacancyWords } from '../matching/matching.types.ts'
import { worksOfVacancy } from '../occupations/guess.ts'
import type { StageRow, ViewRow } from './vacancies.store.ts'

/** The facts of a card that the match uses. */
export function matchFacts(row: CardRow): MatchVacancy & VacancyWords {
  return {
    works: worksOfVacancy(row.role_name, row.keywords),
    contractType: row.contract_type,
    deficiency: row.deficiency,
    minAge: row.min_age,
    municipality: row.municipality_code,
    placeName: row.municipality_name,
    state: row.place_state,
    workplace: row.workplace,
    schooling: row.schooling,
    cnh: row.cnh,
    payment: row.payment_band,
    salaryCents: monthlyCents(salaryOf(row), row.weekly_hours),
    shift: row.shift,
    jobProfile: row.job_profile,
  }
}

function salaryOf(row: CardRow): VacancyCard['salary'] {
  if (row.salary_min_cents === null && row.salary_max_cents === null) return null
  return { minCents: row.salary_min_cents, maxCents: row.salary_max_cents, unit: row.salary_unit }
}

function municipalityOf(row: CardRow): VacancyCard['municipality'] {
  if (row.municipality_code === null || !row.municipality_name || !row.place_state) return null
  return { code: row.municipality_code, name: row.municipality_name, state: row.place_state }
}

/** A card for this viewer; `person` is null for a viewer without facts to match. */
export function presentCard(row: CardRow, person: MatchPerson | null): VacancyCard {
  return cardOf(row, person, person && match(matchFacts(row), person))
}

/** A card with the reasons for its match. */
export function presentRecommended(row: CardRow, person: MatchPerson | null) {
  const fit = person && match(matchFacts(row), person)
  return { vacancy: cardOf(row, person, fit), reasons: fit?.reasons ?? [] }
}

/** Whole kilometres to work; null for remote work or when either place is unknown. */
function kmOf(row: CardRow, person: MatchPerson | null): number | null {
  if (row.workplace === 'remote' || row.municipality_code === null) return null
  return person?.kmTo(row.municipality_code) ?? null
}

function cardOf(row: CardRow, person: MatchPerson | null, fit: Match | null): VacancyCard {
  return {
    id: row.id,
    slug: row.slug,
    roleName: row.role_name,
    company: presentBrief(row),
    municipality: municipalityOf(row),
    km: kmOf(row, person),
    ...cardFieldsOf(row),
    salary: salaryOf(row),
    vacanciesDeficiencies: row.deficiency,
    jobProfile: row.job_profile,
    firstBenefit: row.first_benefit,
    publishedAt: row.published_at.toISOString(),
    closesOn: row.closes_on,
    stageCount: row.stage_count,
    expectedDays: row.expected_days,
    match: fit?.percent ?? null,
    points: fit && pointsOf(fit.percent, fit.reasons),
    applicationState: row.application_state,
    mark: row.mark,
  }
}

type ViewContext = {
  person: MatchPerson | null
  stages: StageRow[]
  record: ResponseRecord | null
  similar: CardRow[]
  apply: VacancyView['can']['apply']
}

/** A vacancy with all its details for this viewer. */
export function presentView(row: ViewRow, context: ViewContext): VacancyView {
  const fit = context.person && match(matchFacts(row), context.person)
  return {
    ...cardOf(row, context.person, fit),
    state: row.state,
    description: row.description,
    requirements: row.requirements,
    niceToHave: row.nice_to_have,
    benefits: row.benefits.map(({ kind, detail }) => ({ kind, detail })),
    salaryHiddenReason: row.salary_hidden_reason,
    ...pageFieldsOf(row),
    affirmativeFor: row.affirmative_for,
    stages: context.stages.map(presentStage),
    companyPanel: {
      sector: row.company_sector,
      size: row.company_size,
      foundedIn: row.company_since,
      about: row.company_about,
      responseRecord: context.record,
    },
    matchReasons: fit?.reasons ?? [],
    similar: context.similar.map((similar) => presentCard(similar, context.person)),
    can: { apply: context.apply },
  }
}

/** A stage as a candidate sees it before applying, without the rules of its test. */
export function presentStage(stage: StageRow): VacancyView['stages'][number] {
  return {
    id: stage.id,
    kind: stage.kind,
    title: stage.title,
    instructions: stage.instructions,
    minutes: stage.minutes,
    days: stage.days,
    answerDays: stage.answer_days,
    // In a requirements stage, each rule defines whether it is eliminatory.
    eliminatory:
      stage.kind === 'requirements'
        ? stage.rules.some((rule) => rule.eliminatory)
        : stage.eliminatory,
    weight: stage.weight,
  }
}

/** Counts of every known value, with 0 for missing ones. */
export function presentFacets(counts: Partial<FacetCounts['facets']>): VacancyFacets {
  const complete = (values: readonly string[], found: Record<string, number> = {}) =>
    Object.fromEntries(values.map((value) => [value, found[value] ?? 0]))
  return {
    ...byListFilter((name) => complete(listFilters[name], counts[name])),
    vacanciesDeficiencies: complete(deficiencyOptions, counts.deficiency),
  }
}
