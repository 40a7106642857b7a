import { createHash } from 'node:crypto'
import { assessmentForms } from '@trilha/contracts/selfAssessments/items'
import type { AssessmentKind, DiscardReason } from '@trilha/contracts/selfAssessments/scales'
import { missingItems, scoreCompetency, type CompetencyScores } from './scoring/competency.score.ts'
import { competencyV1 } from './scoring/competency.v1.ts'
import {
  discardReasonsOf,
  missedLines,
  missingPortraits,
  scoreValues,
  type ValuesScores,
} from './scoring/values.score.ts'
import { valuesV1 } from './scoring/values.v1.ts'

/**
 * Calculates results from raw answers. The version of a record selects the scoring keys, so that
 * a result can be calculated again at any time. Pure.
 */

/** One saved answer. */
export type Answer = {
  item: string
  value: number | null
  most: string | null
  least: string | null
  tookMs: number
}

export type Result =
  | { valid: true; kind: 'competency'; scores: CompetencyScores }
  | { valid: true; kind: 'values'; scores: ValuesScores }
  | { valid: false; reasons: DiscardReason[] }

const competencyKeys = { [competencyV1.version]: competencyV1 }
const valuesKeys = { [valuesV1.version]: valuesV1 }

type RecordHeader = { kind: AssessmentKind; version: string; shortForm: boolean }

/** Items that must be answered before the record can be sent; empty if it can be sent. */
export function missingItemsOf(record: RecordHeader, answers: readonly Answer[]): string[] {
  const raw = rawOf(answers)
  return record.kind === 'competency'
    ? missingItems(keysOf(competencyKeys, record.version), raw, record.shortForm)
    : missingPortraits(keysOf(valuesKeys, record.version), raw.values)
}

/**
 * Lines that ask for a certain answer and got another, if nothing else speaks against a result. They
 * are asked again before the record is discarded.
 */
export function linesToCheck(record: RecordHeader, answers: readonly Answer[]): string[] {
  if (record.kind !== 'values') return []
  const keys = keysOf(valuesKeys, record.version)
  const { values } = rawOf(answers)
  const reasons = discardReasonsOf(keys, values)
  return reasons.every((reason) => reason === 'directed') ? missedLines(keys, values) : []
}

/** The result of a record without missing items, see `missingItemsOf`. */
export function resultOf(record: RecordHeader, answers: readonly Answer[]): Result {
  const raw = rawOf(answers)
  if (record.kind === 'competency') {
    const keys = keysOf(competencyKeys, record.version)
    const scores = scoreCompetency(keys, raw, record.shortForm)
    return { valid: true, kind: 'competency', scores }
  }
  const keys = keysOf(valuesKeys, record.version)
  const reasons = discardReasonsOf(keys, raw.values)
  if (reasons.length > 0) return { valid: false, reasons }
  return { valid: true, kind: 'values', scores: scoreValues(keys, raw.values) }
}

/** SHA-256 of all data on which a result depends. */
export function hashOf(record: RecordHeader, answers: readonly Answer[]): Buffer {
  const rows = answers
    .map(({ item, value, most, least, tookMs }) => [item, value, most, least, tookMs] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1))
  const data = [record.kind, record.version, record.shortForm, rows]
  return createHash('sha256').update(JSON.stringify(data)).digest()
}

function keysOf<K>(versions: Record<string, K>, version: string): K {
  const keys = versions[version]
  if (!keys) throw new Error(`no keys of ${version}`)
  return keys
}

function rawOf(answers: readonly Answer[]) {
  const statements = new Set(assessmentForms.competency.parts.flat())
  const values: Record<string, number> = {}
  const blocks: Record<string, { most: string; least: string }> = {}
  for (const { item, value, most, least } of answers) {
    if (value !== null) values[item] = value
    if (most !== null && least !== null) blocks[item] = { most, least }
  }
  const took = answers.filter(({ item }) => statements.has(item)).map(({ tookMs }) => tookMs)
  return { values, blocks, took }
}
