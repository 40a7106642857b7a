import * as z from 'zod/mini'
import { instant, uuid } from '../shared/fields.ts'

/**
 * Why an action on an application was refused. In a bulk action, the other items are still done.
 */
export const actionRefusals = [
  'not-found',
  'application-changed',
  'transition-not-allowed',
  'nothing-to-undo',
  'unexpected',
] as const

/** Result of an action on an application; bulk actions return them in the order of the request. */
export const actionResult = z.object({
  id: uuid,
  /** Null when the action was done. */
  refused: z.nullable(z.enum(actionRefusals)),
  /** Current column and version of the application; null when unknown. */
  column: z.nullable(z.string()),
  version: z.nullable(z.int()),
  /**
   * End of the undo time; the candidate is notified after it. Null when the action cannot be
   * undone.
   */
  undoUntil: z.nullable(instant),
})
export type ActionResult = z.output<typeof actionResult>
