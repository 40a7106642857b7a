import type {
  CompetencyResult,
  SavedAnswer,
  ValuesResult,
} from '@trilha/contracts/selfAssessments/selfAssessments'
import { higherValues, workValues, type WorkValue } from '@trilha/contracts/selfAssessments/scales'
import { bandOf, type CompetencyScores } from './scoring/competency.score.ts'
import { clip } from './scoring/statistics.ts'
import type { ValuesScores } from './scoring/values.score.ts'
import type { AnswerRecord, SentRecord } from './selfAssessments.store.ts'

export function presentAnswer(row: AnswerRecord): SavedAnswer {
  return {
    item: row.item,
    value: row.value,
    most: row.most,
    least: row.least,
    revision: row.revision,
  }
}

/**
 * Assumed standard deviation (in points) and reliability (α) of a competency score, used until 300
 * people have answered. The standard error is calculated from them.
 */
const spread = 15
const alpha = 0.7
const standardError = spread * Math.sqrt(1 - alpha)
/** Competencies closer than this are shown as ties: 1.5 standard errors of a difference. */
const competencyTie = 1.5 * standardError * Math.SQRT2
const valuesTie = 0.33

type Sent = Pick<SentRecord, 'version' | 'sent_at' | 'short_form'>

/** The result of a sent questionnaire. @throws Error for a discarded one, which has no result. */
export function presentResult(sent: SentRecord): CompetencyResult | ValuesResult {
  if (!sent.result.valid) throw new Error('a discarded record has no result to show')
  return sent.result.kind === 'competency'
    ? presentCompetency(sent, sent.result.scores)
    : presentValues(sent, sent.result.scores)
}

function presentCompetency(sent: Sent, { scales, flags }: CompetencyScores): CompetencyResult {
  const order = [...scales].sort((a, b) => b.score - a.score).map(({ scale }) => scale)
  return {
    kind: 'competency',
    version: sent.version,
    sentAt: sent.sent_at.toISOString(),
    shortForm: sent.short_form,
    scales: scales.map(({ scale, score }) => ({
      scale,
      score,
      band: bandOf(score),
      from: Math.round(clip(score - standardError, 0, 100)),
      to: Math.round(clip(score + standardError, 0, 100)),
    })),
    tieWithin: round(competencyTie),
    highest: order.slice(0, 3),
    lowest: order.slice(-3).reverse(),
    flags,
  }
}

function presentValues(sent: Sent, scores: ValuesScores): ValuesResult {
  const order = byImportance(scores)
  return {
    kind: 'values',
    version: sent.version,
    sentAt: sent.sent_at.toISOString(),
    scales: workValues.map((scale) => ({
      scale,
      centred: round(scores.centred[scale]),
      raw: round(scores.raw[scale]),
    })),
    higher: higherValues.map((scale) => ({ scale, centred: round(scores.higher[scale]) })),
    axes: { x: round(scores.axes.x), y: round(scores.axes.y) },
    tieWithin: valuesTie,
    highest: order.slice(0, 3),
    lowest: order.slice(-3).reverse(),
  }
}

/** The ten values, the most important first; ties in the order of the circle. */
export function byImportance({ centred }: Pick<ValuesScores, 'centred'>): WorkValue[] {
  return [...workValues].sort((a, b) => centred[b] - centred[a])
}

/** Importance of a value compared with the other values; below `valuesTie` they are alike. */
export function importanceOf(centred: number): 'more' | 'alike' | 'less' {
  return centred >= valuesTie ? 'more' : centred <= -valuesTie ? 'less' : 'alike'
}

const round = (value: number): number => Math.round(value * 100) / 100
