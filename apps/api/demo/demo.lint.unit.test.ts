import { lint, textsOf } from '@trilha/contracts/vacancies.linter'
import { expect, test } from 'vitest'
import { vacancyDraft } from '../src/vacancies/vacancies.draft.ts'
import { generate } from './demo.ts'
import { featured } from './featured.ts'
import { createRandom } from './random.ts'

/** Hundreds of advertisements as companies write them: a wrong alarm of the linter shows here. */
test('the linter finds nothing in the demo', { timeout: 60_000 }, () => {
  const generated = generate(400, createRandom('lint')).map(({ draft }) => draft)
  const drafts = [...generated, ...featured.map(({ draft }) => draft)]
  const found = new Set<string>()
  for (const written of drafts) {
    const draft = vacancyDraft.parse({
      ...written,
      municipalityCode: null,
      placeState: null,
      closesOn: '2026-12-31',
    })
    const stages = draft.stages.map((stage) => ({
      ...stage,
      videoQuestions: stage.videoQuestions ?? [],
    }))
    const texts = textsOf({ ...draft, stages } as unknown as Parameters<typeof textsOf>[0])
    for (const { severity, rule, found: words, field } of lint({ ...draft, texts }))
      found.add(`${severity} ${rule} in ${field}: ${words}`)
  }
  expect(drafts.length).toBeGreaterThan(400)
  expect([...found]).toEqual([])
})
