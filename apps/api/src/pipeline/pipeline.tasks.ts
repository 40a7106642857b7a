import { messageReceivedMail } from '../../emails/applications/messageReceived.ts'
import { paths } from '../../emails/paths.ts'
import { mailCandidate } from '../accounts/accounts.service.ts'
import { findCandidateBrief } from '../candidates/candidates.service.ts'
import type { Platform } from '../platform/context.ts'
import type { Mailer } from '../platform/mail/mail.ts'
import type { Task } from '../platform/tasks/tasks.ts'
import { selectMessageMail } from './messages/messages.store.ts'
import { messageMailTask } from './pipeline.tasks.names.ts'

export const pipelineTasks: readonly Task[] = [messageMailTask]

/** Registers the handler that mails a company's message to the candidate. */
export function handlePipelineTasks(platform: Platform, mailer: Mailer): void {
  const { db, tasks, config } = platform
  tasks.handle(messageMailTask, async ({ messageId }) => {
    const row = await selectMessageMail(db, messageId)
    const person = row && (await findCandidateBrief(db, row.candidate_id))
    if (!person) return
    const mail = messageReceivedMail({
      name: person.name,
      role: row.role_name,
      company: row.company_name,
      from: row.author_name,
      jobTitle: row.author_role,
      text: row.text,
      conversation: paths.conversation(config.siteOrigin, row.vacancy_id),
    })
    await mailCandidate(platform, mailer, `message:${messageId}`, { userId: person.userId, mail })
  })
}
