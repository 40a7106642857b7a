import { domainMailboxes } from '@trilha/contracts/companies/own'
import { dayMs } from '@trilha/contracts/shared/durations'
import { z } from 'zod'
import { companyAccountMail, companyConfirmMail } from '../../emails/companies/confirmation.ts'
import { companyDomainMail } from '../../emails/companies/domain.ts'
import { companyInvitationMail } from '../../emails/companies/invitation.ts'
import { companyReturnedMail, companyVerifiedMail } from '../../emails/companies/verification.ts'
import { hasAccount } from '../accounts/accounts.service.ts'
import type { Platform } from '../platform/context.ts'
import type { Mailer } from '../platform/mail/mail.ts'
import { sendOnce } from '../platform/mail/sendOnce.ts'
import type { Task } from '../platform/tasks/tasks.ts'
import { createToken } from '../platform/secrets/tokens.ts'
import { selectOwners } from './admin/admin.store.ts'
import { insertDomainKey, selectCompany } from './own/own.store.ts'
import { countRecords } from './companies.record.ts'
import {
  deleteExpired,
  selectRegistration,
  setRegistrationKey,
} from './registration/registration.store.ts'
import { mailSecondStepRule } from './secondStepRule/mailRule.ts'
import { selectInvitation, setInvitationKey } from './team/team.store.ts'

/** Every night: recounts how each company answers people. */
export const countRecordsTask = {
  name: 'companies.countRecords',
  payload: z.object({}),
  schedule: '40 2 * * *',
  seconds: 3600,
  alone: true,
} satisfies Task

export const confirmRegistrationTask = {
  name: 'companies.confirmRegistration',
  payload: z.object({ registrationId: z.uuid() }),
} satisfies Task

export const domainMailTask = {
  name: 'companies.domainMail',
  payload: z.object({
    companyId: z.uuid(),
    mailbox: z.enum(domainMailboxes),
    askedAt: z.iso.datetime(),
  }),
} satisfies Task

export const invitationTask = {
  name: 'companies.invitation',
  payload: z.object({ invitationId: z.uuid(), at: z.iso.datetime() }),
} satisfies Task

/** Mails the result of the verification to the owners. */
export const verificationTask = {
  name: 'companies.verification',
  payload: z.object({ companyId: z.uuid(), at: z.iso.datetime(), verified: z.boolean() }),
} satisfies Task

/** Mails people without a second step that their company asks for one. */
export const ruleMailTask = {
  name: 'companies.secondStepRule',
  payload: z.object({
    companyId: z.uuid(),
    begins: z.iso.datetime(),
    /** When the owner set it. */
    setAt: z.iso.datetime(),
    isReminder: z.boolean(),
  }),
} satisfies Task

/** Every night: deletes expired links and registrations. */
export const sweepCompaniesTask = {
  name: 'companies.sweep',
  payload: z.object({}),
  schedule: '25 3 * * *',
} satisfies Task

export const companiesTasks: readonly Task[] = [
  countRecordsTask,
  confirmRegistrationTask,
  domainMailTask,
  invitationTask,
  verificationTask,
  ruleMailTask,
  sweepCompaniesTask,
]

const domainKeyMs = 7 * dayMs

/** Registers the task handlers of companies. */
export function handleCompaniesTasks(platform: Platform, mailer: Mailer): void {
  const { db, tasks, now, config } = platform
  const site = `${config.siteOrigin}/empresas`
  tasks.handle(countRecordsTask, () => countRecords(platform))
  tasks.handle(ruleMailTask, (rule) => mailSecondStepRule(platform, mailer, rule))
  tasks.handle(sweepCompaniesTask, () => deleteExpired(db, now()))

  tasks.handle(confirmRegistrationTask, async ({ registrationId }) => {
    const registration = await selectRegistration(db, registrationId)
    if (!registration) return
    await sendOnce(platform, mailer, `registration:${registrationId}`, async (tx) => {
      if (await hasAccount(tx, registration.email, 2))
        return { to: registration.email, ...companyAccountMail({ login: `${site}/auth/login` }) }
      const { token, hash } = createToken()
      await setRegistrationKey(tx, registrationId, hash)
      const mail = companyConfirmMail({
        name: registration.person_name,
        company: registration.company_name,
        address: `${site}/cadastro/confirmar?key=${token}`,
      })
      return { to: registration.email, ...mail }
    })
  })

  tasks.handle(domainMailTask, async ({ companyId, mailbox, askedAt }) => {
    const company = await selectCompany(db, companyId)
    const domain = company?.domain
    if (!company || !domain) return
    await sendOnce(platform, mailer, `domain:${companyId}:${askedAt}`, async (tx) => {
      const { token, hash } = createToken()
      const createdAt = now()
      const expiresAt = new Date(createdAt.getTime() + domainKeyMs)
      await insertDomainKey(tx, { hash, companyId, domain, createdAt, expiresAt })
      const address = `${site}/dominio/confirmar?key=${token}`
      return { to: `${mailbox}@${domain}`, ...companyDomainMail({ domain, address }) }
    })
  })

  tasks.handle(invitationTask, async ({ invitationId, at }) => {
    const invited = await selectInvitation(db, invitationId)
    // Cancelled, or invited again: another task sends the newer link.
    if (!invited || invited.created_at.toISOString() !== at) return
    await sendOnce(platform, mailer, `teamInvitation:${invitationId}:${at}`, async (tx) => {
      const { token, hash } = createToken()
      await setInvitationKey(tx, invitationId, hash)
      const mail = companyInvitationMail({
        company: invited.company_name,
        invitedBy: invited.invited_by,
        address: `${site}/convite?key=${token}`,
      })
      return { to: invited.email, ...mail }
    })
  })

  tasks.handle(verificationTask, async ({ companyId, at, verified }) => {
    const company = await selectCompany(db, companyId)
    if (!company) return
    for (const owner of await selectOwners(db, companyId)) {
      const mail = verified
        ? companyVerifiedMail({ company: company.name, vacancies: `${site}/vagas` })
        : companyReturnedMail({
            company: company.name,
            reason: company.returned_reason ?? '',
            settings: `${site}/empresa`,
          })
      await sendOnce(platform, mailer, `verification:${companyId}:${at}:${owner.id}`, {
        to: owner.email,
        ...mail,
      })
    }
  })
}
