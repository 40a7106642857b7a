import * as z from 'zod/mini'
import { adminOnly, endpoint } from './shared/endpoint.ts'
import { instant, text, uuid, vacancyId } from './shared/fields.ts'
import { paged, pageQuery } from './shared/paging.ts'
import { recordsGrounds, reportReasons, stageKinds, vacancyStates } from './vacancies/enums.ts'

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
   * Criminal or credit records that the vacancy requires: legal ground, reason of the company, and
   * the passages (`asked`).
   */
  recordsCheck: z.nullable(
    z.object({ ground: z.enum(recordsGrounds), reason: z.string(), asked: z.array(z.string()) }),
  ),
  /** Time of the last change, which is the start of the wait. */
  since: instant,
})
export type ReviewedVacancy = z.output<typeof reviewedVacancy>

export const listVacanciesToModerate = endpoint({
  id: 'moderation.vacancies',
  summary: 'Vacancies that wait for moderation, longest waiting first',
  method: 'GET',
  path: '/super-admin/vacancies',
  who: adminOnly,
  query: z.object(pageQuery),
  reply: paged(reviewedVacancy),
})

export const acceptVacancy = endpoint({
  id: 'moderation.accept',
  summary: 'Approve and open a vacancy; fails if the vacancy changed after it was read',
  method: 'POST',
  path: '/super-admin/vacancies/{id}/accept',
  who: adminOnly,
  params,
  body: z.object({
    reason,
    /**
     * `since` of the version that was read. If the vacancy changed after it, it must be reviewed
     * again.
     */
    since: reviewedVacancy.shape.since,
  }),
  errors: ['conflict'],
})

export const returnVacancy = endpoint({
  id: 'moderation.return',
  summary:
    'Return a vacancy to the company, which gets the reason by mail; it becomes a draft, or stays paused if it was open before',
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
  /** The reports, without the names of the people who sent them. */
  reports: z.array(z.object({ reason: z.enum(reportReasons), text: z.string(), at: instant })),
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
