import { effortOf } from '@trilha/contracts/vacancies/effort'
import { lint, textsOf } from '@trilha/contracts/vacancies/linter/linter'
import { expect, test } from 'vitest'
import { vacancyDraft } from '../src/vacancies/publishing/draft.ts'
import { generate } from './demo.ts'
import { featured } from './featured/featured.ts'
import { createRandom } from './random.ts'

const generated = generate(400, createRandom('lint'))
const drafts = [...generated, ...featured].map(({ draft: written }) => {
  const draft = vacancyDraft.parse({
    ...written,
    municipalityCode: null,
    placeState: null,
    closesOn: '2026-12-31',
  })
  const stages = draft.stages.map((stage) => ({
    ...stage,
    items: stage.items ?? [],
    videoQuestions: stage.videoQuestions ?? [],
  }))
  return { ...draft, stages }
})

/** Hundreds of realistic advertisements reveal false positives of the linter. */
test('the linter finds nothing in the demo', { timeout: 60_000 }, () => {
  const found = new Set<string>()
  for (const draft of drafts) {
    const texts = textsOf(draft as unknown as Parameters<typeof textsOf>[0])
    for (const { severity, rule, found: words, field } of lint({ ...draft, texts }))
      found.add(`${severity} ${rule} in ${field}: ${words}`)
  }
  expect(drafts.length).toBeGreaterThan(400)
  expect([...found]).toEqual([])
})

test('the editor has no warnings about the trails of the demo', () => {
  const found = drafts.flatMap(({ roleName, stages, shift }) => {
    const { reasons } = effortOf(stages as unknown as Parameters<typeof effortOf>[0])
    const warnings = [...reasons, ...(shift === null ? ['no-shift'] : [])]
    return warnings.map((warning) => `${roleName}: ${warning}`)
  })
  // Expected: this trail demonstrates video interviews, with only the requirements before it.
  expect(found).toEqual(['Balcão da padaria: camera-early'])
})
