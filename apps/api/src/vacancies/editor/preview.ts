import { stageCount } from '@trilha/contracts/vacancies/stageCount'
import { isUuid } from '@trilha/contracts/shared/uuid'
import { randomUUID } from 'node:crypto'
import type { VacancyView } from '@trilha/contracts/vacancies/vacancies'
import type { VacancyContent } from '@trilha/contracts/vacancies/content'
import { responseRecord } from '../../companies/companies.record.ts'
import type { RecruiterContext } from '../../platform/context.ts'
import { fail } from '../../platform/errors.ts'
import { expectedDaysOf, monthlyCents, paymentBandOf, slugOf } from '../publishing/derive.ts'
import { toFieldRow } from '../fields.ts'
import { contentOf, draftOf } from './content.ts'
import { selectCompany, type CompanyRow } from './preview.store.ts'
import { selectTrail, type EditorRow } from './editor.store.ts'
import { readOwnVacancy } from './editor.service.ts'
import { presentView } from '../vacancies.presenter.ts'
import type { StageRow, ViewRow } from '../vacancies.store.ts'
import { selectMunicipalities } from '../publishing/write.store.ts'

/**
 * A vacancy as candidates will see it, from the saved content; missing fields of a draft are empty.
 * @throws AppError `not-found`, also for a vacancy of another company.
 */
export async function previewVacancy(ctx: RecruiterContext, id: number): Promise<VacancyView> {
  const row = await readOwnVacancy(ctx, ctx.db, id)
  const content = contentOf(row, await selectTrail(ctx.db, id))
  const { municipalityCode: code } = content
  const [company, places, record] = await Promise.all([
    selectCompany(ctx.db, row.company_id),
    selectMunicipalities(ctx.db, code === null ? [] : [code]),
    responseRecord(ctx.replica, row.company_id),
  ])
  const place = code === null ? undefined : places.get(code)
  const view = viewRow(row, content, {
    company: company ?? fail('not-found'),
    place,
    now: ctx.now(),
  })
  return presentView(view, {
    person: null,
    stages: content.stages.map(stageRow),
    record,
    similar: [],
    // A preview always shows the apply button.
    apply: { allowed: true, reason: null },
  })
}

/** Stages of a draft have no id yet, so each preview generates one. */
const stageRow = (stage: VacancyContent['stages'][number], i: number): StageRow => ({
  id: isUuid(stage.id) ? stage.id : randomUUID(),
  position: i + 1,
  kind: stage.kind,
  title: stage.title,
  instructions: stage.instructions,
  minutes: stage.minutes,
  days: stage.days,
  answer_days: stage.answerDays,
  eliminatory: stage.eliminatory,
  weight: stage.weight,
  rules: stage.rules,
})

function viewRow(
  row: EditorRow,
  content: VacancyContent,
  {
    company,
    place,
    now,
  }: {
    company: CompanyRow
    place: { name: string; state: NonNullable<ViewRow['place_state']> } | undefined
    now: Date
  },
): ViewRow {
  const draft = draftOf(content)
  const salary = draft.salary ?? { minCents: null, maxCents: null, unit: 'month' as const }
  return {
    ...company,
    id: row.id,
    state: row.state,
    slug: slugOf(content.roleName, place?.name ?? null),
    role_name: content.roleName,
    ...toFieldRow(draft),
    salary_min_cents: salary.minCents,
    salary_max_cents: salary.maxCents,
    salary_unit: salary.unit,
    payment_band: paymentBandOf(monthlyCents(draft.salary, content.weeklyHours)),
    deficiency: content.deficiency,
    job_profile: content.jobProfile ?? row.job_profile,
    first_benefit: draft.benefits[0]?.detail ?? null,
    published_at: row.published_at ?? now,
    closes_on: content.closesOn ?? row.closes_on,
    stage_count: stageCount(content.stages),
    expected_days: expectedDaysOf(content.stages),
    municipality_code: place ? content.municipalityCode : null,
    municipality_name: place?.name ?? null,
    place_state: place?.state ?? draft.placeState,
    application_state: null,
    mark: null,
    description: content.description,
    requirements: draft.requirements,
    nice_to_have: draft.niceToHave,
    benefits: draft.benefits,
    salary_hidden_reason: draft.salaryHiddenReason,
    affirmative_for: content.affirmativeFor,
    min_age: 16,
    // Nobody is compared with a preview.
    keywords: '',
  }
}
