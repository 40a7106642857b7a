import { accountsRoutes } from './accounts/accounts.routes.ts'
import { analyticsRoutes } from './analytics/analytics.routes.ts'
import { announcementsRoutes } from './announcements/announcements.routes.ts'
import { apiKeysRoutes } from './apiKeys/apiKeys.routes.ts'
import { applicationsRoutes } from './applications/applications.routes.ts'
import { assessmentsRoutes } from './assessments/assessments.routes.ts'
import { auditRoutes } from './audit/audit.routes.ts'
import { candidatesRoutes } from './candidates/candidates.routes.ts'
import { companiesRoutes } from './companies/companies.routes.ts'
import { contactRoutes } from './contact/contact.routes.ts'
import { pipelineBoardRoutes } from './pipeline/board/board.routes.ts'
import { pipelineInboxRoutes } from './pipeline/inbox/inbox.routes.ts'
import { pipelineRoutes } from './pipeline/pipeline.routes.ts'
import { pipelinePersonRoutes } from './pipeline/person/person.routes.ts'
import { feedsRoutes } from './feeds/feeds.routes.ts'
import { invitationsRoutes } from './invitations/invitations.routes.ts'
import { moderationRoutes } from './moderation/moderation.routes.ts'
import { notificationsRoutes } from './notifications/notifications.routes.ts'
import { occupationsRoutes } from './occupations/occupations.routes.ts'
import { partnersRoutes } from './partners/partners.routes.ts'
import { openRoutes } from './open/open.routes.ts'
import { placesRoutes } from './places/places.routes.ts'
import { privacyRoutes } from './privacy/privacy.routes.ts'
import { selfAssessmentsRoutes } from './selfAssessments/selfAssessments.routes.ts'
import { systemRoutes } from './system/system.routes.ts'
import { talentsRoutes } from './talents/talents.routes.ts'
import { vacancyEditRoutes } from './vacancies/editor/editor.routes.ts'
import { vacancyRoutes } from './vacancies/vacancies.routes.ts'
import { videosRoutes } from './videos/videos.routes.ts'
import { webhooksRoutes } from './webhooks/webhooks.routes.ts'
import type { Route } from './platform/http/route.ts'

/** Every endpoint, bound once; each list is in the `<folder>.routes.ts` of its folder. */
export const routes: readonly Route[] = [
  ...accountsRoutes,
  ...analyticsRoutes,
  ...announcementsRoutes,
  ...apiKeysRoutes,
  ...applicationsRoutes,
  ...assessmentsRoutes,
  ...auditRoutes,
  ...candidatesRoutes,
  ...companiesRoutes,
  ...contactRoutes,
  ...pipelineRoutes,
  ...pipelineBoardRoutes,
  ...pipelinePersonRoutes,
  ...pipelineInboxRoutes,
  ...feedsRoutes,
  ...invitationsRoutes,
  ...moderationRoutes,
  ...notificationsRoutes,
  ...occupationsRoutes,
  ...partnersRoutes,
  ...openRoutes,
  ...placesRoutes,
  ...privacyRoutes,
  ...selfAssessmentsRoutes,
  ...systemRoutes,
  ...talentsRoutes,
  ...vacancyEditRoutes,
  ...vacancyRoutes,
  ...videosRoutes,
  ...webhooksRoutes,
]
