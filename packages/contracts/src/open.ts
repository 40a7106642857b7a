import * as z from 'zod/mini'
import { applicationStates, stageStates } from './applications/states.ts'
import { endpoint } from './shared/endpoint.ts'
import { instant, uuid, vacancyId } from './shared/fields.ts'
import { stageKinds, vacancyStates } from './vacancies/enums.ts'

/**
 * Data that a company's systems read with an API key. It has no personal data: that is shown only
 * on the site, where each view is recorded.
 */
const apiKeyOnly = [] as const

const keyset = {
  /** `next` of the previous reply. */
  after: z.optional(z.string().check(z.maxLength(200))),
  limit: z._default(z.int().check(z.minimum(1), z.maximum(200)), 50),
}
const next = z.nullable(z.string())

export const openVacancy = z.object({
  id: vacancyId,
  roleName: z.string(),
  state: z.enum(vacancyStates),
  url: z.string(),
  publishedAt: z.nullable(instant),
  closesOn: z.iso.date(),
  updatedAt: instant,
  stages: z.array(z.object({ id: uuid, kind: z.enum(stageKinds), title: z.string() })),
})

export const listOpenVacancies = endpoint({
  id: 'open.vacancies',
  summary: "Your company's vacancies in all states, oldest first",
  method: 'GET',
  path: '/open/vacancies',
  who: apiKeyOnly,
  scope: 'vacancies:read',
  query: z.object(keyset),
  reply: z.object({ rows: z.array(openVacancy), next }),
})

export const openApplication = z.object({
  id: uuid,
  vacancyId,
  state: z.enum(applicationStates),
  version: z.int(),
  source: z.nullable(z.string()),
  appliedAt: instant,
  lastMovementAt: instant,
  answerDueAt: z.nullable(instant),
  stages: z.array(
    z.object({
      id: uuid,
      state: z.enum(stageStates),
      openedAt: z.nullable(instant),
      dueAt: z.nullable(instant),
      submittedAt: z.nullable(instant),
      decidedAt: z.nullable(instant),
    }),
  ),
})

export const listOpenApplications = endpoint({
  id: 'open.applications',
  summary:
    'Applications to one vacancy, longest unchanged first; later pages contain those that changed meanwhile',
  method: 'GET',
  path: '/open/applications',
  who: apiKeyOnly,
  scope: 'applications:read',
  query: z.object({ vacancyId, ...keyset }),
  reply: z.object({ rows: z.array(openApplication), next }),
  errors: ['not-found'],
})

export const getOpenHistory = endpoint({
  id: 'open.history',
  summary: 'All state changes of an application and its stages, oldest first',
  method: 'GET',
  path: '/open/applications/{id}/history',
  who: apiKeyOnly,
  scope: 'applications:read',
  params: z.object({ id: uuid }),
  reply: z.object({
    rows: z.array(
      z.object({
        id: z.int(),
        at: instant,
        action: z.string(),
        /** Stage that changed; null if the application itself changed. */
        stageId: z.nullable(uuid),
        from: z.nullable(z.string()),
        to: z.string(),
        /** `system`: a rule or a deadline. */
        actor: z.enum(['candidate', 'company', 'system']),
      }),
    ),
  }),
})
