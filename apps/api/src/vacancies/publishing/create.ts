import { dayInBrasilia } from '@trilha/contracts/vacancies/states'
import type { Handle } from '../../platform/db/database.ts'
import { fail, failField } from '../../platform/errors.ts'
import { cleanHtml } from '../../platform/text/html.ts'
import { validate } from '../../platform/http/validate.ts'
import { checkDraft, vacancyDraft, type CompleteDraft, type VacancyDraft } from './draft.ts'
import {
  expectedDaysOf,
  keywordsOf,
  minAgeOf,
  monthlyCents,
  paymentBandOf,
  slugOf,
} from './derive.ts'
import { writeCritical, writeQuestions, writeVideoQuestions } from './parts.ts'
import { insertStages, insertVacancies, selectMunicipalities, type Derived } from './write.store.ts'

export type NewDraft = { companyId: string; input: VacancyDraft; now: Date }

/**
 * Creates drafts with their trails; the caller checks permissions.
 * Derives the slug, key words, pay band, minimum age by law and expected days.
 * @param db a transaction, because several statements must succeed together.
 * @returns ids in the order given.
 * @throws AppError `invalid-request`, by field.
 */
export async function createVacancies(db: Handle, drafts: readonly NewDraft[]): Promise<number[]> {
  const clean = drafts.map(({ companyId, input, now }) => ({
    companyId,
    now,
    draft: readDraft(input, now),
  }))
  const derived = await derive(
    db,
    clean.map(({ draft }) => draft),
  )
  const ids = await insertVacancies(
    db,
    clean.map((vacancy, i) => ({ ...vacancy, derived: derived[i] ?? fail('unexpected') })),
  )
  await writeTrails(
    db,
    ids.map((vacancyId, i) => ({ vacancyId, stages: clean[i]?.draft.stages ?? [] })),
  )
  return ids
}

/** Validates a draft and cleans its HTML. @throws AppError `invalid-request`, by field. */
export function readDraft(input: VacancyDraft, now: Date): CompleteDraft {
  const draft = validate(vacancyDraft, input)
  checkDraft(draft, dayInBrasilia(now))
  return { ...draft, description: cleanHtml(draft.description) }
}

/** Writes the trails of vacancies that have none yet. @param db a transaction. */
export async function writeTrails(
  db: Handle,
  trails: readonly { vacancyId: number; stages: CompleteDraft['stages'] }[],
): Promise<void> {
  await writeQuestions(db, await insertStages(db, trails))
  await writeVideoQuestions(db, trails)
  await writeCritical(db, trails)
}

/** Derives values of drafts. @throws AppError `invalid-request` for an unknown municipality. */
export async function derive(db: Handle, drafts: readonly CompleteDraft[]): Promise<Derived[]> {
  const codes = drafts.flatMap((draft) => draft.municipalityCode ?? [])
  const places = await selectMunicipalities(db, [...new Set(codes)])
  return drafts.map((draft) => derivedFrom(draft, places))
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
