import { signedIn, type Context } from '../platform/context.ts'
import { inTransaction } from '../platform/db/database.ts'
import { insertReveal, writeBlind } from './desk.blind.store.ts'
import { mayJudge } from './desk.bulk.ts'
import { readable } from './desk.service.ts'

/**
 * Hides name, photo, age and place of the people of a vacancy from everybody of the company, or
 * shows them. @throws AppError `not-found`, `forbidden`.
 */
export async function setBlind(ctx: Context, vacancyId: number, blind: boolean): Promise<void> {
  await mayJudge(ctx, vacancyId)
  const by = { userId: signedIn(ctx).userId, now: ctx.now() }
  await inTransaction(ctx.db, (tx) => writeBlind(tx, vacancyId, blind, by))
}

/** Shows the viewer who a person is, and records it. @throws AppError `not-found`. */
export async function reveal(ctx: Context, id: string): Promise<void> {
  await readable(ctx, id)
  const by = { userId: signedIn(ctx).userId, now: ctx.now() }
  await inTransaction(ctx.db, (tx) => insertReveal(tx, id, by))
}
