import { dayInBrasilia } from '@trilha/contracts/vacancies.states'
import { createAssessments } from '../assessments/assessments.create.ts'
import type { Handle } from '../platform/db/database.ts'
import { failField } from '../platform/errors.ts'
import { cleanHtml } from '../platform/html.ts'
import { validate } from '../platform/http/validate.ts'
import { writeCritical } from '../selfAssessments/criticalCompetencies.ts'
import { writeVideoQuestions } from '../videos/videos.service.ts'
import {
  checkDraft,
  vacancyDraft,
  type CompleteDraft,
  type VacancyDraft,
} from './vacancies.draft.ts'
import {
  expectedDaysOf,
  keywordsOf,
  minAgeOf,
  monthlyCents,
  paymentBandOf,
  slugOf,
} from './vacancies.derive.ts'
import {
  insertStages,
  insertVacancies,
  selectMunicipalities,
  type Derived,
} from './vacancies.write.store.ts'

export type NewDraft = { companyId: string; input: VacancyDraft; now: Date }

/**
 * Creates drafts with their trails. Whoever may is asked by the call that leads here.
 * What follows from the facts is worked out here: address, key words, pay band, age by law, days.
 * @param db a transaction: several statements belong together.
 * @returns identities in the order given.
 * @throws AppError `invalid-request`, by field.
 */
export async function createVacancies(db: Handle, drafts: readonly NewDraft[]): Promise<number[]> {
  const clean = drafts.map(({ companyId, input, now }) => {
    const draft = validate(vacancyDraft, input)
    checkDraft(draft, dayInBrasilia(now))
    const description = cleanHtml(draft.description)
    return { companyId, now, draft: { ...draft, description } }
  })
  const codes = clean.flatMap(({ draft }) => draft.municipalityCode ?? [])
  const places = await selectMunicipalities(db, [...new Set(codes)])
  const ids = await insertVacancies(
    db,
    clean.map((one) => ({ ...one, derived: derivedFrom(one.draft, places) })),
  )
  const trails = ids.map((vacancyId, i) => ({ vacancyId, stages: clean[i]?.draft.stages ?? [] }))
  await createAssessments(db, await insertStages(db, trails))
  await writeVideoQuestions(db, trails)
  await writeCritical(db, trails)
  return ids
}

/** Creates one draft with its trail; see `createVacancies`. */
export async function createVacancy(
  db: Handle,
  companyId: string,
  input: VacancyDraft,
  now: Date,
): Promise<number> {
  const [id] = await createVacancies(db, [{ companyId, input, now }])
  if (id === undefined) throw new Error('no vacancy was written')
  return id
}

function derivedFrom(
  draft: CompleteDraft,
  places: Awaited<ReturnType<typeof selectMunicipalities>>,
): Derived {
  const { municipalityCode: code } = draft
  const place =
    code === null ? null : (places.get(code) ?? failField('municipalityCode', 'invalid'))
  return {
    slug: slugOf(draft.roleName, place?.name ?? null),
    keywords: keywordsOf([draft.description, ...draft.requirements, ...draft.niceToHave]),
    paymentBand: paymentBandOf(monthlyCents(draft.salary, draft.weeklyHours)),
    minAge: minAgeOf(draft),
    expectedDays: expectedDaysOf(draft.stages),
    placeState: place?.state ?? draft.placeState,
  }
}
