import { accountsTasks, handleAccountsTasks } from './accounts/accounts.tasks.ts'
import { analyticsTasks, handleAnalyticsTasks } from './analytics/analytics.tasks.ts'
import {
  announcementsTasks,
  handleAnnouncementsTasks,
} from './announcements/announcements.tasks.ts'
import { applicationsTasks, handleApplicationsTasks } from './applications/applications.tasks.ts'
import { assessmentsTasks, handleAssessmentsTasks } from './assessments/assessments.tasks.ts'
import { companiesTasks, handleCompaniesTasks } from './companies/companies.tasks.ts'
import { contactTasks, handleContactTasks } from './contact/contact.tasks.ts'
import { candidatesTasks, handleCandidatesTasks } from './candidates/candidates.tasks.ts'
import {
  handleNotificationsTasks,
  notificationsTasks,
} from './notifications/notifications.tasks.ts'
import { pipelineTasks, handlePipelineTasks } from './pipeline/pipeline.tasks.ts'
import { handleModerationTasks, moderationTasks } from './moderation/moderation.tasks.ts'
import type { Platform } from './platform/context.ts'
import type { Mailer } from './platform/mail/mail.ts'
import type { WhatsApp } from './platform/whatsapp/whatsapp.ts'
import type { Task } from './platform/tasks/tasks.ts'
import { handlePrivacyTasks, privacyTasks } from './privacy/privacy.tasks.ts'
import { handleTalentsTasks, talentsTasks } from './talents/talents.tasks.ts'
import { handleVacancyTasks, vacancyTasks } from './vacancies/vacancies.tasks.ts'
import { handleVideosTasks, videosTasks } from './videos/videos.tasks.ts'
import { handleWebhooksTasks, webhooksTasks } from './webhooks/webhooks.tasks.ts'

/** Every background task; each is declared in the `<folder>.tasks.ts` of its folder. */
export const tasks: readonly Task[] = [
  ...accountsTasks,
  ...analyticsTasks,
  ...announcementsTasks,
  ...applicationsTasks,
  ...assessmentsTasks,
  ...companiesTasks,
  ...contactTasks,
  ...pipelineTasks,
  ...moderationTasks,
  ...privacyTasks,
  ...candidatesTasks,
  ...notificationsTasks,
  ...talentsTasks,
  ...vacancyTasks,
  ...videosTasks,
  ...webhooksTasks,
]

/** Registers the handlers of all tasks. */
export function handleTasks(platform: Platform, mailer: Mailer, whatsApp: WhatsApp | null): void {
  handleAccountsTasks(platform, mailer)
  handleAnalyticsTasks(platform)
  handleAnnouncementsTasks(platform)
  handleApplicationsTasks(platform, mailer)
  handleAssessmentsTasks(platform)
  handleCompaniesTasks(platform, mailer)
  handleContactTasks(platform, mailer)
  handlePipelineTasks(platform, mailer)
  handleModerationTasks(platform, mailer)
  handlePrivacyTasks(platform, mailer)
  handleCandidatesTasks(platform, mailer)
  handleNotificationsTasks(platform, whatsApp)
  handleTalentsTasks(platform)
  handleVacancyTasks(platform, mailer)
  handleVideosTasks(platform)
  handleWebhooksTasks(platform)
}
