import type { Context } from '../../platform/context.ts'
import { countOverdue } from './inbox.store.ts'

/** How many people still wait for a company's answer after the promised day. */
export const countOverdueAnswers = (
  { db, now }: Pick<Context, 'db' | 'now'>,
  companyId: string,
): Promise<number> => countOverdue(db, companyId, now())
