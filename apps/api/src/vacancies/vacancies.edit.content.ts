import {
  noRecordsCheck,
  type ContentStage,
  type VacancyContent,
} from '@trilha/contracts/vacancies.content'
import { asksForRecords, lint, textsOf } from '@trilha/contracts/vacancies.linter'
import type { VacancyDraft } from './vacancies.draft.ts'
import type { EditorRow, TrailRow } from './vacancies.edit.store.ts'

/** Between what the editor holds, what the tables hold and what a whole vacancy demands. */

/** A vacancy of which nothing is written yet. @param closesOn `yyyy-mm-dd`. */
export function blankContent(closesOn: string): VacancyContent {
  return {
    roleName: '',
    description: '',
    requirements: [],
    niceToHave: [],
    benefits: [],
    municipalityCode: null,
    placeState: null,
    workplace: 'on-site',
    hybridDays: null,
    contractType: 'clt',
    weeklyHours: null,
    shift: null,
    salary: null,
    salaryHiddenReason: null,
    commissionPayment: 'none',
    deficiency: 'welcome',
    affirmativeFor: [],
    schooling: 'none',
    cnh: 'none',
    jobProfile: null,
    positions: 1,
    hazardous: false,
    closesOn,
    recordsCheck: noRecordsCheck,
    stages: [],
  }
}

/** What the editor shows: what was typed while a draft, else what the tables say. */
export function contentOf(row: EditorRow, trail: readonly TrailRow[]): VacancyContent {
  // Drafts from before there was a field for it lack it.
  if (row.content)
    return { ...row.content, recordsCheck: row.content.recordsCheck ?? noRecordsCheck }
  const { salary_min_cents: minCents, salary_max_cents: maxCents } = row
  return {
    roleName: row.role_name,
    description: row.description,
    requirements: row.requirements,
    niceToHave: row.nice_to_have,
    benefits: row.benefits.map(({ kind, detail }) => ({ kind, detail })),
    municipalityCode: row.municipality_code,
    // Of a municipality it follows.
    placeState: row.municipality_code === null ? row.place_state : null,
    workplace: row.workplace,
    hybridDays: row.hybrid_days,
    contractType: row.contract_type,
    weeklyHours: row.weekly_hours,
    shift: row.shift,
    salary:
      minCents === null && maxCents === null ? null : { minCents, maxCents, unit: row.salary_unit },
    salaryHiddenReason: row.salary_hidden_reason,
    commissionPayment: row.commission_payment,
    deficiency: row.deficiency,
    affirmativeFor: row.affirmative_for as VacancyContent['affirmativeFor'],
    schooling: row.schooling,
    cnh: row.cnh,
    jobProfile: row.job_profile,
    positions: row.positions,
    hazardous: row.hazardous,
    closesOn: row.closes_on,
    recordsCheck: { ground: row.records_ground, reason: row.records_reason ?? '' },
    stages: trail.map(({ id, content }) => ({ id, ...content })),
  }
}

/** The words in which a lawful advertisement asks for criminal or credit records. */
export const recordsAsked = (content: VacancyContent): string[] =>
  lint({ ...content, texts: textsOf(content) })
    .filter((finding) => asksForRecords([finding]))
    .map(({ found }) => found.replaceAll(/<[^>]*>/g, ''))

const filled = (lines: readonly string[]) => lines.filter((line) => line.trim() !== '')

/** As a whole vacancy is checked and written; rows left blank in a list are no rows. */
export function draftOf(content: VacancyContent): VacancyDraft {
  const { salary, recordsCheck } = content
  const { ground } = recordsCheck
  const told = salary !== null && (salary.minCents !== null || salary.maxCents !== null)
  return {
    ...content,
    requirements: filled(content.requirements),
    niceToHave: filled(content.niceToHave),
    benefits: content.benefits.filter(({ kind, detail }) => kind.trim() || detail.trim()),
    placeState: content.municipalityCode === null ? content.placeState : null,
    hybridDays: content.workplace === 'hybrid' ? content.hybridDays : null,
    salary: told ? salary : null,
    salaryHiddenReason: told ? null : content.salaryHiddenReason,
    // What it doesn't ask for needs no reason.
    recordsCheck: ground && recordsAsked(content).length > 0 ? { ...recordsCheck, ground } : null,
    // What is missing is told by `checkContent`; the rest is to be checked all the same.
    jobProfile: content.jobProfile ?? 'operational',
    closesOn: content.closesOn ?? '2999-12-31',
    stages: content.stages.map(stageOf),
  }
}

function stageOf(stage: ContentStage): VacancyDraft['stages'][number] {
  const { critical, items, ...rest } = stage
  return {
    ...rest,
    // A key that is not written yet is refused by the schema of whole keys, at its place.
    items: items as VacancyDraft['stages'][number]['items'],
    ...(critical && { critical }),
  }
}
