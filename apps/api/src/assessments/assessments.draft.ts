import { itemKinds, itemLimits, itemOption } from '@trilha/contracts/assessments.items'
import { text } from '@trilha/contracts/fields'
import type { FieldErrorId } from '@trilha/contracts/fieldErrors'
import type { StageKind } from '@trilha/contracts/vacancies.enums'
import * as z from 'zod/mini'
import { itemKey, keyKinds } from '@trilha/contracts/assessments.keys'
import { asksWhatIsForbidden } from './assessments.legal.ts'

/** One question as a company writes it. */
export const draftItem = z.object({
  kind: z.enum(itemKinds),
  prompt: text(1000, 3),
  help: z._default(text(1000), ''),
  required: z._default(z.boolean(), true),
  limits: z._default(itemLimits, {}),
  options: z._default(z.array(itemOption).check(z.maxLength(20)), []),
  /** Custom tests only, from here on. */
  key: z._default(z.nullable(itemKey), null),
  points: z._default(z.nullable(z.int().check(z.minimum(1), z.maximum(100))), null),
  /** Time of its own; null: only the whole test is timed. */
  seconds: z._default(z.nullable(z.int().check(z.minimum(10), z.maximum(3600))), null),
  /** Of the items with the same pool, each person gets as many as `draws` says. */
  pool: z._default(z.nullable(text(40, 1)), null),
})
export type DraftItem = z.output<typeof draftItem>

/** How a custom test runs. */
export const draftTest = z.object({
  /** For the whole test, before any factor. */
  seconds: z._default(z.nullable(z.int().check(z.minimum(60), z.maximum(28_800))), null),
  draws: z._default(z.record(text(40, 1), z.int().check(z.minimum(1), z.maximum(100))), {}),
  /** A rule answers where the stage eliminates and no question waits for a person. */
  passPercent: z._default(z.nullable(z.int().check(z.minimum(1), z.maximum(100))), null),
})
export type DraftTest = z.output<typeof draftTest>

/** What a stage has of ours; other kinds than questions and custom tests have none of it. */
export const draftAssessment = {
  items: z._default(z.array(draftItem).check(z.maxLength(100)), []),
  test: z._default(z.nullable(draftTest), null),
}

type Refusal = { field: string; id: FieldErrorId }
type DraftStage = { kind: StageKind; items: readonly DraftItem[]; test: DraftTest | null }

/** What no test may be; fields are relative to the stage. Texts are read for what the law forbids. */
export function checkAssessment(
  stage: DraftStage,
  asksTooMuch: (text: string) => boolean,
): Refusal[] {
  const isTest = stage.kind === 'questions' || stage.kind === 'custom'
  const refusals: Refusal[] = []
  const refuse = (field: string, id: FieldErrorId = 'invalid') => refusals.push({ field, id })
  if (isTest !== stage.items.length > 0) refuse('items', isTest ? 'required' : 'invalid')
  if (stage.test && stage.kind !== 'custom') refuse('test')
  stage.items.forEach((item, i) => {
    const field = `items.${i}`
    for (const said of [item.prompt, item.help, ...item.options.map((option) => option.text)]) {
      if (asksTooMuch(said)) refuse(`${field}.prompt`, 'experience-too-long')
      if (asksWhatIsForbidden(said)) refuse(`${field}.prompt`, 'forbidden-question')
    }
    for (const name of faultsOf(item, stage.kind === 'custom')) refuse(`${field}.${name}`)
  })
  for (const name of poolFaults(stage)) refuse(name)
  return refusals
}

/** Names of the fields of an item that don't fit together. */
function faultsOf(item: DraftItem, custom: boolean): string[] {
  const { kind, options, limits, key } = item
  const faults: string[] = []
  const ids = new Set(options.map((option) => option.id))
  const choice = kind === 'single' || kind === 'multiple'
  if (choice ? options.length < 2 : options.length > 0) faults.push('options')
  if (ids.size < options.length) faults.push('options')
  if ((limits.minLength ?? 0) > (limits.maxLength ?? Infinity)) faults.push('limits.minLength')
  if ((limits.min ?? -Infinity) > (limits.max ?? Infinity)) faults.push('limits.min')
  if ((limits.earliest ?? '') > (limits.latest ?? '9999-12-31')) faults.push('limits.earliest')
  if ((limits.mostChoices ?? 1) > Math.max(1, options.length)) faults.push('limits.mostChoices')
  if (!custom) {
    if (key) faults.push('key')
    if (item.points !== null) faults.push('points')
    if (item.seconds !== null) faults.push('seconds')
    if (item.pool !== null) faults.push('pool')
    return faults
  }
  // What counts can be judged, and what is judged counts.
  if ((item.points === null) !== (key === null)) faults.push('key')
  const fitting: readonly string[] = keyKinds[kind]
  if (key && !fitting.includes(key.kind)) faults.push('key')
  if (key?.kind === 'options') {
    const correct = new Set(key.correct)
    const known = key.correct.every((id) => ids.has(id)) && correct.size === key.correct.length
    const most = kind === 'single' ? 1 : (limits.mostChoices ?? ids.size)
    if (!known || correct.size > most) faults.push('key')
  }
  return faults
}

/** Draws that name no pool or more than it has, and pools whose questions are not worth the same. */
function poolFaults({ items, test }: DraftStage): string[] {
  const pools = new Map<string, DraftItem[]>()
  for (const item of items)
    if (item.pool !== null) pools.set(item.pool, [...(pools.get(item.pool) ?? []), item])
  const faults: string[] = []
  for (const [pool, count] of Object.entries(test?.draws ?? {}))
    if ((pools.get(pool)?.length ?? 0) < count) faults.push(`test.draws.${pool}`)
  for (const [pool, inside] of pools)
    if (new Set(inside.map((item) => item.points)).size > 1) faults.push(`test.draws.${pool}`)
  return faults
}
