import * as z from 'zod/mini'
import { endpoint } from './shared/endpoint.ts'
import { instant, text, uuid, vacancyId } from './shared/fields.ts'
import { paged, pageQuery } from './shared/paging.ts'
import { recordsGrounds, stageKinds, vacancyStates } from './vacancies/enums.ts'

const adminOnly = ['admin'] as const
const params = z.object({ id: vacancyId })
const reason = text(300, 10, 'reason-required')

export const reviewedVacancy = z.object({
  id: vacancyId,
  roleName: z.string(),
  company: z.object({ id: uuid, name: z.string(), verified: z.boolean() }),
  place: z.nullable(z.string()),
  /** Sanitised HTML. */
  description: z.string(),
  requirements: z.array(z.string()),
  stages: z.array(
    z.object({
      kind: z.enum(stageKinds),
      title: z.string(),
      minutes: z.int(),
      eliminatory: z.boolean(),
    }),
  ),
  /**
   * Criminal or credit records that the vacancy asks for: the passages, and the company's reason.
   */
  recordsCheck: z.nullable(
    z.object({ ground: z.enum(recordsGrounds), reason: z.string(), asked: z.array(z.string()) }),
  ),
  /** Time of the last change, which is the start of the wait. */
  since: instant,
})
export type ReviewedVacancy = z.output<typeof reviewedVacancy>

export const listReview = endpoint({
  id: 'moderation.review',
  summary: 'Vacancies that wait for moderation, longest waiting first',
  method: 'GET',
  path: '/super-admin/vacancies',
  who: adminOnly,
  query: z.object(pageQuery),
  reply: paged(reviewedVacancy),
})

export const acceptVacancy = endpoint({
  id: 'moderation.accept',
  summary: 'Approve and open a vacancy; refused if it has changed since it was read',
  method: 'POST',
  path: '/super-admin/vacancies/{id}/accept',
  who: adminOnly,
  params,
  body: z.object({
    reason,
    /** `since` of the version that was read: a later change must be reviewed again. */
    since: reviewedVacancy.shape.since,
  }),
  errors: ['conflict'],
})

export const returnVacancy = endpoint({
  id: 'moderation.return',
  summary: 'Return a vacancy to draft; the company is notified of the reason by mail',
  method: 'POST',
  path: '/super-admin/vacancies/{id}/return',
  who: adminOnly,
  params,
  body: z.object({ reason }),
  errors: ['conflict'],
})

export const reportedVacancy = z.object({
  id: vacancyId,
  slug: z.string(),
  roleName: z.string(),
  company: z.object({ id: uuid, name: z.string() }),
  state: z.enum(vacancyStates),
  /** Reports without the identity of the reporters. */
  reports: z.array(z.object({ reason: z.string(), text: z.string(), at: instant })),
})
export type ReportedVacancy = z.output<typeof reportedVacancy>

export const listReports = endpoint({
  id: 'moderation.reports',
  summary: 'Vacancies with open reports, most reported first',
  method: 'GET',
  path: '/super-admin/reports',
  who: adminOnly,
  query: z.object(pageQuery),
  reply: paged(reportedVacancy),
})

export const reportResolutions = ['kept', 'paused'] as const

export const resolveReports = endpoint({
  id: 'moderation.resolve',
  summary: 'Settle the reports of a vacancy: keep it open, or pause it and notify the company',
  method: 'POST',
  path: '/super-admin/vacancies/{id}/reports',
  who: adminOnly,
  params,
  body: z.object({ resolution: z.enum(reportResolutions, { error: 'not-listed' }), reason }),
  errors: ['conflict'],
})
