import {
  noRecordsCheck,
  type ContentStage,
  type VacancyContent,
} from '@trilha/contracts/vacancies/content'
import {
  applicable,
  blankFields,
  type VacancyFieldValues,
} from '@trilha/contracts/vacancies/fields'
import { recordsAsked } from '@trilha/contracts/vacancies/review'
import type { VacancyDraft } from '../publishing/draft.ts'
import { fieldsOf } from '../fields.ts'
import type { EditorRow, TrailRow } from './editor.store.ts'

/** Converts between editor content, table rows and complete drafts. */

/** The content of a new, empty vacancy. @param closesOn `yyyy-mm-dd`. */
export function blankContent(closesOn: string): VacancyContent {
  return {
    ...blankFields,
    roleName: '',
    description: '',
    requirements: [],
    niceToHave: [],
    benefits: [],
    municipalityCode: null,
    placeState: null,
    salary: null,
    salaryHiddenReason: null,
    deficiency: 'welcome',
    affirmativeFor: [],
    jobProfile: null,
    closesOn,
    recordsCheck: noRecordsCheck,
    stages: [],
  }
}

/** The content for the editor: the saved input of a draft, otherwise the values in the tables. */
export function contentOf(row: EditorRow, trail: readonly TrailRow[]): VacancyContent {
  // Drafts that were saved before a field existed do not have it.
  if (row.content)
    return {
      ...blankFields,
      ...row.content,
      recordsCheck: row.content.recordsCheck ?? noRecordsCheck,
    }
  const { salary_min_cents: minCents, salary_max_cents: maxCents } = row
  return {
    ...fieldsOf(row),
    roleName: row.role_name,
    description: row.description,
    requirements: row.requirements,
    niceToHave: row.nice_to_have,
    benefits: row.benefits.map(({ kind, detail }) => ({ kind, detail })),
    municipalityCode: row.municipality_code,
    // When there is a municipality, the state is derived from it.
    placeState: row.municipality_code === null ? row.place_state : null,
    salary:
      minCents === null && maxCents === null ? null : { minCents, maxCents, unit: row.salary_unit },
    salaryHiddenReason: row.salary_hidden_reason,
    deficiency: row.deficiency,
    affirmativeFor: row.affirmative_for as VacancyContent['affirmativeFor'],
    jobProfile: row.job_profile,
    closesOn: row.closes_on,
    recordsCheck: { ground: row.records_ground, reason: row.records_reason ?? '' },
    stages: trail.map(({ id, content }) => ({ id, ...content })),
  }
}

const withoutBlank = (lines: readonly string[]) => lines.filter((line) => line.trim() !== '')

/** The draft that is validated and stored; blank list entries are dropped. */
export function draftOf(content: VacancyContent): VacancyDraft & VacancyFieldValues {
  const { salary, recordsCheck } = content
  const { ground } = recordsCheck
  const hasSalary = salary !== null && (salary.minCents !== null || salary.maxCents !== null)
  return {
    ...content,
    ...applicable(content),
    requirements: withoutBlank(content.requirements),
    niceToHave: withoutBlank(content.niceToHave),
    benefits: content.benefits.filter(({ kind, detail }) => kind.trim() || detail.trim()),
    placeState: content.municipalityCode === null ? content.placeState : null,
    salary: hasSalary ? salary : null,
    salaryHiddenReason: hasSalary ? null : content.salaryHiddenReason,
    // Without a request for records, no reason is stored.
    recordsCheck: ground && recordsAsked(content).length > 0 ? { ...recordsCheck, ground } : null,
    // `checkContent` reports missing fields; these defaults let the other fields be validated too.
    jobProfile: content.jobProfile ?? 'operational',
    closesOn: content.closesOn ?? '2999-12-31',
    stages: content.stages.map(stageOf),
  }
}

function stageOf(stage: ContentStage): VacancyDraft['stages'][number] {
  const { critical, items, ...rest } = stage
  return {
    ...rest,
    // The draft schema rejects incomplete keys, with the field path.
    items: items as VacancyDraft['stages'][number]['items'],
    ...(critical && { critical }),
  }
}
