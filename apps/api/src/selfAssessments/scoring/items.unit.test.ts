import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { assessmentForms } from '@trilha/contracts/selfAssessments/items'
import { competencies, workValues } from '@trilha/contracts/selfAssessments/scales'
import { describe, expect, test } from 'vitest'
import { competencyV1 } from './competency.v1.ts'
import { valuesV1 } from './values.v1.ts'

/** The countable rules of docs/domain/assessments.md#competencies. */

const root = join(import.meta.dirname, '../../../../..')
/** The portraits are used by two sites, so their texts are in the shared package. */
const folderOf = (namespace: string) =>
  join(root, namespace === 'values' ? 'packages/web/locales' : 'apps/candidate/src/locales')
const read = (language: string, namespace: string): unknown =>
  JSON.parse(readFileSync(join(folderOf(namespace), language, `${namespace}.json`), 'utf8'))
const textsOf = (namespace: string, language = 'pt-BR') =>
  read(language, namespace) as Record<string, string>
const texts = { competency: textsOf('competency'), values: textsOf('values') }

const quality = [...competencyV1.directed, ...competencyV1.impression].map(([item]) => item)
const keyed = competencies.flatMap((scale) => {
  const { positive, reverse, blocks } = competencyV1.scales[scale]
  return [...positive, ...reverse, ...blocks]
})
const { parts, blocks } = assessmentForms.competency

test('the items and keys of a version do not change', () => {
  const hash = (...what: unknown[]) =>
    createHash('sha256').update(JSON.stringify(what)).digest('hex').slice(0, 16)
  expect(hash(assessmentForms.competency, competencyV1, texts.competency)).toBe('343ad80154150e95')
  expect(hash(assessmentForms.values, valuesV1, texts.values)).toBe('5edf10233d333c69')
})

test('every item has a unique text and a position', () => {
  const shown = [...parts.flat(), ...blocks.flatMap((block) => block.statements)]
  expect([...keyed, ...quality].sort()).toEqual([...shown].sort())
  expect(Object.keys(texts.competency).sort()).toEqual([...shown].sort())
  const portraits = [
    ...workValues.flatMap((scale) => valuesV1.scales[scale]),
    ...valuesV1.directed.map(([item]) => item),
  ]
  expect(portraits.sort()).toEqual(assessmentForms.values.parts.flat())
  expect(Object.keys(texts.values).sort()).toEqual(portraits)
  const all = [...Object.values(texts.competency), ...Object.values(texts.values)]
  expect(new Set(all.map((text) => text.toLowerCase())).size).toBe(all.length)
})

test('each competency has 4 + 2 reverse statements and 7 in blocks; each value 3 portraits', () => {
  for (const scale of competencies) {
    const { positive, reverse, blocks: chosen } = competencyV1.scales[scale]
    expect([positive.length, reverse.length, chosen.length]).toEqual([4, 2, 7])
  }
  for (const scale of workValues) expect(valuesV1.scales[scale]).toHaveLength(3)
  expect([competencyV1.directed.length, competencyV1.impression.length]).toEqual([3, 6])
})

/** Scales of the items in the order of the screen, without quality items. */
const inOrder = (items: readonly string[], scaleOf: (item: string) => string | undefined) =>
  items.flatMap((item) => scaleOf(item) ?? [])

test('consecutive items belong to different competencies or values', () => {
  const competencyOf = (item: string) =>
    competencies.find((scale) =>
      [...competencyV1.scales[scale].positive, ...competencyV1.scales[scale].reverse].includes(
        item,
      ),
    )
  const valueOf = (item: string) =>
    workValues.find((scale) => valuesV1.scales[scale].includes(item))
  for (const order of [
    inOrder(parts.flat(), competencyOf),
    inOrder(assessmentForms.values.parts.flat(), valueOf),
  ])
    expect(order.filter((scale, i) => i > 0 && scale === order[i - 1])).toEqual([])
  for (const part of assessmentForms.values.parts)
    expect(new Set(inOrder(part, valueOf)).size).toBe(10)
})

describe('the blocks are a balanced incomplete block design', () => {
  const scaleOf = (statement: string) =>
    competencies.findIndex((scale) => competencyV1.scales[scale].blocks.includes(statement))
  const design = blocks.map((block) => block.statements.map(scaleOf))

  test('14 blocks of 4 different competencies, each competency in 7, each pair in 3', () => {
    expect(design).toHaveLength(14)
    for (const block of design) expect(new Set(block).size).toBe(4)
    const counts = competencies.map((_, i) => design.filter((block) => block.includes(i)).length)
    expect(counts).toEqual(competencies.map(() => 7))
    const pairs = competencies.flatMap((_, a) =>
      competencies
        .slice(a + 1)
        .map((__, i) => design.filter((b) => b.includes(a) && b.includes(a + 1 + i)).length),
    )
    expect(pairs).toEqual(Array.from({ length: 28 }, () => 3))
  })

  test('the blocks are those of docs/domain/assessments.md#competencies', () => {
    const expected = '1234 1256 1278 1357 1368 1458 1467 2358 2367 2457 2468 3456 3478 5678'
    const got = design.map((block) =>
      block
        .map((i) => i + 1)
        .sort((a, b) => a - b)
        .join(''),
    )
    expect(got.join(' ')).toBe(expected)
  })
})

describe('wording', () => {
  const statements = keyed.map((item) => texts.competency[item] ?? '')
  const portraits = workValues.flatMap((scale) =>
    valuesV1.scales[scale].map((item) => texts.values[item] ?? ''),
  )
  const word = (choices: string) => new RegExp(`(?<!\\p{L})(${choices})(?!\\p{L})`, 'iu')
  const offenders = (list: readonly string[], wrong: RegExp) =>
    list.filter((text) => wrong.test(text))

  test('at most 14 words, one sentence', () => {
    const long = [...statements, ...portraits].filter((text) => text.split(/\s+/).length > 14)
    expect(long).toEqual([])
    expect([...statements, ...portraits].filter((text) => !/^[^.!?]+\.$/.test(text))).toEqual([])
  })

  test('no negation, health, religion, family or politics, no words that reveal a gender', () => {
    const all = [...statements, ...portraits]
    expect(offenders(all, word('não|nunca|jamais|nem|nada|nenhum\\p{L}*'))).toEqual([])
    expect(
      offenders(
        all,
        word(
          'igreja|deus|fé|religi\\p{L}*|famíli\\p{L}*|filh\\p{L}*|mãe|pai|esposa|marido|saúde|doen\\p{L}*|médic\\p{L}*|remédio|polític\\p{L}*|partido|sindicat\\p{L}*',
        ),
      ),
    ).toEqual([])
    // Adjectives that reveal the gender of the reader, and nouns that reveal that of other people.
    expect(
      offenders(
        all,
        word(
          'sozinh[oa]|calmo|organizad[oa]|atrasad[oa]|cansad[oa]|preparad[oa]|colegas?|chefes?|todos|outros|amig[oa]s?',
        ),
      ),
    ).toEqual([])
  })

  test('statements are in the first person and not limited to employment', () => {
    expect(offenders(statements, word('emprego|empresa|cliente|chefia|salário|carteira'))).toEqual(
      [],
    )
    // The first verb has an ending of the first person.
    expect(offenders(statements, /^\S+(o|ou|ei|go|ço|jo|uço|mo)\b|^(Dou|Sei|Vou)\b/).length).toBe(
      statements.length,
    )
  })

  test('portraits begin with the same words', () => {
    expect(offenders(portraits, /^É importante para esta pessoa /)).toHaveLength(30)
  })
})

test.each(['pt-BR', 'en', 'de', 'fr'])(
  'directed items use the answer labels of the screen: %s',
  (language) => {
    const labels = read(language, 'selfAssessments') as {
      frequency: Record<string, string>
      likeness: Record<string, string>
    }
    const named = (text = '') => /[“„«]\s?(.+?)\s?[”“»]/.exec(text)?.[1]?.toLowerCase()
    for (const [item, answer] of competencyV1.directed)
      expect(named(textsOf('competency', language)[item])).toBe(labels.frequency[answer])
    for (const [item, answer] of valuesV1.directed)
      expect(named(textsOf('values', language)[item])).toBe(labels.likeness[answer]?.toLowerCase())
  },
)
