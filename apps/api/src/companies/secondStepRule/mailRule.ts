import { secondStepRuleMail } from '../../../emails/companies/secondStepRule.ts'
import type { Platform } from '../../platform/context.ts'
import type { Mailer } from '../../platform/mail/mail.ts'
import { sendOnce } from '../../platform/mail/sendOnce.ts'
import { selectLacking, selectRule } from './secondStepRule.store.ts'

/** Mails everybody of a company who lacks the second step; nothing if the rule was changed since. */
export async function mailSecondStepRule(
  platform: Platform,
  mailer: Mailer,
  {
    companyId,
    begins,
    setAt,
    isReminder,
  }: { companyId: string; begins: string; setAt: string; isReminder: boolean },
): Promise<void> {
  const { db, config, now } = platform
  const current = await selectRule(db, companyId)
  if (current?.toISOString() !== begins) return
  const account = `${config.siteOrigin}/empresas/conta`
  for (const { user_id, name, email } of await selectLacking(db, companyId)) {
    const key = `secondStepRule:${user_id}:${begins}:${isReminder ? 'reminder' : setAt}`
    const hasBegun = current <= now()
    const mail = secondStepRuleMail({ name, begins: hasBegun ? null : current, account })
    await sendOnce(platform, mailer, key, { to: email, ...mail })
  }
}
