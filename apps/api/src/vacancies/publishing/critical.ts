import { text } from '@trilha/contracts/shared/fields'
import { competencies, type Competency } from '@trilha/contracts/selfAssessments/scales'
import * as z from 'zod/mini'
import type { Handle } from '../../platform/db/database.ts'
import { selectCritical } from './critical.store.ts'

export type { Critical } from './critical.store.ts'

/**
 * The critical competencies of a competency stage: 3 or 4 of the eight with weights 1 to 3, and the
 * job analysis as reason. An eliminatory stage also needs a responsible psychologist with their
 * registration (Lei 4.119/62; docs/domain/assessments.md#legal-frame).
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

export type CriticalStage = {
  kind: string
  eliminatory: boolean
  critical?: DraftCritical | undefined
}

/**
 * True if the critical competencies of a draft's stage are valid. Only a competency stage may have
 * them, without repetition. If it is eliminatory, it must have them and a responsible psychologist.
 */
export function hasAllowedCritical({ kind, eliminatory, critical }: CriticalStage): boolean {
  if (kind !== 'competency') return critical === undefined
  if (!critical) return !eliminatory
  const scales = new Set(critical.competencies.map(({ scale }) => scale))
  const hasResponsible = !eliminatory || critical.responsible !== null
  return hasResponsible && scales.size === critical.competencies.length
}

/** The critical competencies of a vacancy with weights 1 to 3 and the reason; undefined if none. */
export async function criticalOf(
  db: Handle,
  vacancyId: number,
): Promise<{ critical: { competency: Competency; weight: number }[]; reason: string } | undefined> {
  const row = await selectCritical(db, vacancyId)
  return (
    row && {
      critical: row.critical.map(({ scale, weight }) => ({
        competency: scale as Competency,
        weight,
      })),
      reason: row.reason,
    }
  )
}
