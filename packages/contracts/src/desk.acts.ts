import * as z from 'zod/mini'
import { instant, uuid } from './fields.ts'

/** Why one of many was left as it was. */
export const actRefusals = [
  'not-found',
  'application-changed',
  'transition-not-allowed',
  'nothing-to-undo',
  'unexpected',
] as const

/** What became of an act on an application; of many, in the order of the request. */
export const actResult = z.object({
  id: uuid,
  /** Null where it was done. */
  refused: z.nullable(z.enum(actRefusals)),
  /** Where it stands now and under which version; null where it is unknown. */
  column: z.nullable(z.string()),
  version: z.nullable(z.int()),
  /** Until when this can be undone; the person is told after that. Null where it can't. */
  undoUntil: z.nullable(instant),
})
export type ActResult = z.output<typeof actResult>
