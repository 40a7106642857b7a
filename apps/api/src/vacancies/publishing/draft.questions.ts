import { itemKinds, itemLimits, itemOption } from '@trilha/contracts/assessments/items'
import { text } from '@trilha/contracts/shared/fields'
import type { FieldErrorId } from '@trilha/contracts/shared/fieldErrors'
import type { StageKind } from '@trilha/contracts/vacancies/enums'
import * as z from 'zod/mini'
import { itemKey, keyKinds } from '@trilha/contracts/assessments/keys'
import { isForbiddenQuestion } from './draft.legal.ts'

/** One question as a company writes it. */
export const draftItem = z.object({
  kind: z.enum(itemKinds),
  prompt: text(1000, 3),
  help: z._default(text(1000), ''),
  required: z._default(z.boolean(), true),
  limits: z._default(itemLimits, {}),
  options: z._default(z.array(itemOption).check(z.maxLength(20)), []),
  /** This and the following fields are for custom tests only. */
  key: z._default(z.nullable(itemKey), null),
  points: z._default(z.nullable(z.int().check(z.minimum(1), z.maximum(100))), null),
  /** Time limit of this question, in seconds; null if only the whole test is timed. */
  seconds: z._default(z.nullable(z.int().check(z.minimum(10), z.maximum(3600))), null),
  /** Name of the item's pool; `draws` says how many items of a pool each person gets. */
  pool: z._default(z.nullable(text(40, 1)), null),
})
export type DraftItem = z.output<typeof draftItem>

/** Settings of a custom test. */
export const draftTest = z.object({
  /** Time limit of the whole test in seconds, before any time factor. */
  seconds: z._default(z.nullable(z.int().check(z.minimum(60), z.maximum(28_800))), null),
  draws: z._default(z.record(text(40, 1), z.int().check(z.minimum(1), z.maximum(100))), {}),
  /** Pass mark, in percent; applied by a rule if the stage is eliminatory and needs no ratings. */
  passPercent: z._default(z.nullable(z.int().check(z.minimum(1), z.maximum(100))), null),
})
export type DraftTest = z.output<typeof draftTest>

/** The fields of a stage for questions tests and custom tests; empty for other kinds of stage. */
export const draftQuestions = {
  items: z._default(z.array(draftItem).check(z.maxLength(100)), []),
  test: z._default(z.nullable(draftTest), null),
}

type DraftError = { field: string; id: FieldErrorId }
type DraftStage = { kind: StageKind; items: readonly DraftItem[]; test: DraftTest | null }

/**
 * Validates the test of a stage; fields are relative to the stage. Texts are also checked for
 * questions that the law forbids.
 */
export function checkQuestions(
  stage: DraftStage,
  asksTooMuchExperience: (text: string) => boolean,
): DraftError[] {
  const isTest = stage.kind === 'questions' || stage.kind === 'custom'
  const errors: DraftError[] = []
  const addError = (field: string, id: FieldErrorId = 'invalid') => errors.push({ field, id })
  if (isTest !== stage.items.length > 0) addError('items', isTest ? 'required' : 'invalid')
  if (stage.test && stage.kind !== 'custom') addError('test')
  stage.items.forEach((item, i) => {
    const field = `items.${i}`
    for (const content of [item.prompt, item.help, ...item.options.map((option) => option.text)]) {
      if (asksTooMuchExperience(content)) addError(`${field}.prompt`, 'experience-too-long')
      if (isForbiddenQuestion(content)) addError(`${field}.prompt`, 'forbidden-question')
    }
    for (const name of invalidFields(item, stage.kind === 'custom')) addError(`${field}.${name}`)
  })
  for (const name of invalidPools(stage)) addError(name)
  return errors
}

/** Names of the fields of an item that are inconsistent. */
function invalidFields(item: DraftItem, isCustom: boolean): string[] {
  const { kind, options, limits, key } = item
  const fields: string[] = []
  const ids = new Set(options.map((option) => option.id))
  const isChoice = kind === 'single' || kind === 'multiple'
  if (isChoice ? options.length < 2 : options.length > 0) fields.push('options')
  if (ids.size < options.length) fields.push('options')
  if ((limits.minLength ?? 0) > (limits.maxLength ?? Infinity)) fields.push('limits.minLength')
  if ((limits.min ?? -Infinity) > (limits.max ?? Infinity)) fields.push('limits.min')
  if ((limits.earliest ?? '') > (limits.latest ?? '9999-12-31')) fields.push('limits.earliest')
  if ((limits.mostChoices ?? 1) > Math.max(1, options.length)) fields.push('limits.mostChoices')
  if (!isCustom) {
    if (key) fields.push('key')
    if (item.points !== null) fields.push('points')
    if (item.seconds !== null) fields.push('seconds')
    if (item.pool !== null) fields.push('pool')
    return fields
  }
  // An item has points if and only if it has a key.
  if ((item.points === null) !== (key === null)) fields.push('key')
  const allowedKinds: readonly string[] = keyKinds[kind]
  if (key && !allowedKinds.includes(key.kind)) fields.push('key')
  if (key?.kind === 'options') {
    const correct = new Set(key.correct)
    const isValid = key.correct.every((id) => ids.has(id)) && correct.size === key.correct.length
    const maxCorrect = kind === 'single' ? 1 : (limits.mostChoices ?? ids.size)
    if (!isValid || correct.size > maxCorrect) fields.push('key')
  }
  return fields
}

/**
 * Names of invalid fields: draws from unknown or too small pools, and pools whose questions have
 * different points.
 */
function invalidPools({ items, test }: DraftStage): string[] {
  const pools = new Map<string, DraftItem[]>()
  for (const item of items)
    if (item.pool !== null) pools.set(item.pool, [...(pools.get(item.pool) ?? []), item])
  const fields: string[] = []
  for (const [pool, count] of Object.entries(test?.draws ?? {}))
    if ((pools.get(pool)?.length ?? 0) < count) fields.push(`test.draws.${pool}`)
  for (const [pool, poolItems] of pools)
    if (new Set(poolItems.map((item) => item.points)).size > 1) fields.push(`test.draws.${pool}`)
  return fields
}
