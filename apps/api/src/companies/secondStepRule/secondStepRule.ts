import type * as contract from '@trilha/contracts/companies/secondStepRule'
import { maxRuleDelayDays, ruleReminderDays } from '@trilha/contracts/companies/secondStepRule'
import { dayMs, hourMs } from '@trilha/contracts/shared/durations'
import { dayInBrasilia } from '@trilha/contracts/vacancies/states'
import { refreshUserSessions } from '../../accounts/signIn/sessions.ts'
import type { RecruiterContext } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { failField } from '../../platform/errors.ts'
import { lockOwnCompany, requireManager } from '../own/own.service.ts'
import { ruleMailTask } from '../companies.tasks.ts'
import { selectTeam } from '../team/team.store.ts'
import { selectLacking, selectRule, updateRule } from './secondStepRule.store.ts'

/** The rule of the viewer's company and who is not ready for it. @throws AppError `forbidden`. */
export async function getSecondStepRule(ctx: RecruiterContext): Promise<contract.SecondStepRule> {
  const { companyId } = requireManager(ctx)
  const begins = await selectRule(ctx.db, companyId)
  const lacking = await selectLacking(ctx.db, companyId)
  return {
    from: begins && dayInBrasilia(begins),
    lacking: lacking.map(({ id, name }) => ({ id, name })),
  }
}

/**
 * Begins, moves or ends the rule. Mails people without a second step at once, and again three days
 * before the rule begins if that is more than a day ahead.
 * @param from `yyyy-mm-dd` in Brasília.
 * @throws AppError `forbidden`; `invalid-request` for a day that is over or more than 90 days ahead.
 */
export async function saveSecondStepRule(
  ctx: RecruiterContext,
  from: string | null,
): Promise<contract.SecondStepRule> {
  const { companyId } = requireManager(ctx)
  const now = ctx.now()
  const current = await selectRule(ctx.db, companyId)
  // A rule that is in force has a day that is over; it may be saved again.
  if (from === (current && dayInBrasilia(current))) return getSecondStepRule(ctx)
  const last = dayInBrasilia(new Date(now.getTime() + maxRuleDelayDays * dayMs))
  if (from !== null && (from < dayInBrasilia(now) || from > last)) failField('from', 'invalid')
  await inTransaction(ctx.db, async (tx) => {
    await lockOwnCompany(tx, companyId)
    const begins = await updateRule(tx, companyId, from)
    for (const member of await selectTeam(tx, companyId))
      await refreshUserSessions(ctx, tx, member.user_id)
    if (!begins) return
    const payload = { companyId, begins: begins.toISOString(), setAt: now.toISOString() }
    await ctx.tasks.add(tx, ruleMailTask, { ...payload, isReminder: false })
    // At nine in the morning.
    const startAfter = new Date(begins.getTime() - ruleReminderDays * dayMs + 9 * hourMs)
    if (startAfter.getTime() > now.getTime() + dayMs)
      await ctx.tasks.add(tx, ruleMailTask, { ...payload, isReminder: true }, { startAfter })
  })
  return getSecondStepRule(ctx)
}
