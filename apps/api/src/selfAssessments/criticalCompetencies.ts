import { text } from '@trilha/contracts/fields'
import { competencies, type Competency } from '@trilha/contracts/selfAssessments.scales'
import * as z from 'zod/mini'
import type { Handle } from '../platform/db/database.ts'
import { insertCritical, selectCritical } from './selfAssessments.stage.store.ts'

/**
 * What a company says a competency stage looks at: 3 or 4 of the eight, weighed 1 to 3, and the
 * analysis of the work behind it. An eliminatory stage also names who answers for it: a psychologist
 * with their registration (Lei 4.119/62; docs/domain/assessments.md#legal-frame).
 */
export const draftCritical = z.object({
  competencies: z
    .array(
      z.object({
        scale: z.enum(competencies),
        weight: z.int().check(z.minimum(1), z.maximum(3)),
      }),
    )
    .check(z.minLength(3), z.maxLength(4)),
  reason: text(2000, 40),
  responsible: z.nullable(
    z.object({
      name: text(120, 3),
      /** Registration in a regional council of psychology: region and number. */
      crp: text(12).check(z.regex(/^\d{2}\/\d{3,7}$/, { error: 'invalid' })),
    }),
  ),
})
export type DraftCritical = z.output<typeof draftCritical>

type DraftStage = { kind: string; eliminatory: boolean; critical?: DraftCritical | undefined }

/** True where a stage of a draft says what its kind demands, and nothing that isn't of its kind. */
export function isRightCritical({ kind, eliminatory, critical }: DraftStage): boolean {
  if (kind !== 'competency') return critical === undefined
  if (!critical) return !eliminatory
  const scales = new Set(critical.competencies.map(({ scale }) => scale))
  const accounted = !eliminatory || critical.responsible !== null
  return accounted && scales.size === critical.competencies.length
}

/** What a vacancy names as critical, with weights 1 to 3, and why; undefined where it names nothing. */
export async function criticalOf(
  db: Handle,
  vacancyId: number,
): Promise<{ critical: { competency: Competency; weight: number }[]; reason: string } | undefined> {
  const named = await selectCritical(db, vacancyId)
  return (
    named && {
      critical: named.critical.map(({ scale, weight }) => ({
        competency: scale as Competency,
        weight,
      })),
      reason: named.reason,
    }
  )
}

/** Keeps what competency stages of new trails look at. @param db a transaction. */
export async function writeCritical(
  db: Handle,
  trails: readonly { vacancyId: number; stages: readonly DraftStage[] }[],
): Promise<void> {
  const rows = trails.flatMap(({ vacancyId, stages }) =>
    stages.flatMap(({ critical }, i) =>
      critical ? { vacancyId, position: i + 1, ...critical } : [],
    ),
  )
  if (rows.length > 0) await insertCritical(db, rows)
}
