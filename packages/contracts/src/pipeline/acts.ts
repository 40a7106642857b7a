import * as z from 'zod/mini'
import { instant, uuid } from '../shared/fields.ts'

/** Why a bulk action skipped one item. */
export const actRefusals = [
  'not-found',
  'application-changed',
  'transition-not-allowed',
  'nothing-to-undo',
  'unexpected',
] as const

/** Result of an action on an application; bulk actions return them in the order of the request. */
export const actResult = z.object({
  id: uuid,
  /** Null when the action was done. */
  refused: z.nullable(z.enum(actRefusals)),
  /** Current column and version; null when unknown. */
  column: z.nullable(z.string()),
  version: z.nullable(z.int()),
  /**
   * Undo is possible until then, and the candidate is notified after it. Null when it cannot be
   * undone.
   */
  undoUntil: z.nullable(instant),
})
export type ActResult = z.output<typeof actResult>
