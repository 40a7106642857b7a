import * as z from 'zod/mini'
import { endpoint } from './shared/endpoint.ts'
import { instant, uuid } from './shared/fields.ts'

export const auditLine = z.object({
  id: uuid,
  at: instant,
  /** Name of the team member; null if that account was deleted. */
  actor: z.nullable(z.string()),
  /** Name of the action, as `noun.verb`. */
  action: z.string(),
  /** Id of the person concerned. */
  subjectUserId: z.nullable(uuid),
  thing: z.nullable(z.object({ kind: z.string(), id: z.string() })),
  /** Names of the changed fields; their values are not stored. */
  fields: z.array(z.string()),
  change: z.nullable(z.object({ before: z.string(), after: z.string() })),
  reason: z.string(),
})
export type AuditLine = z.output<typeof auditLine>

export const listAudit = endpoint({
  id: 'audit.list',
  summary: "Audit log of Trilha's team, newest first",
  method: 'GET',
  path: '/super-admin/audit',
  who: ['admin'],
  query: z.object({
    /** Id of the last row of the previous page. */
    after: z.optional(uuid),
    limit: z._default(z.int().check(z.minimum(1), z.maximum(100)), 30),
  }),
  reply: z.object({ rows: z.array(auditLine), more: z.boolean() }),
})
