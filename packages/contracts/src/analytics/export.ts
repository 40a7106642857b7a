import * as z from 'zod/mini'
import { scopeQuery } from './analytics.ts'
import { endpoint } from '../shared/endpoint.ts'

export const exportTables = [
  'funnel',
  'times',
  'dropOff',
  'sources',
  'partners',
  'record',
  'vacancies',
  /** For owners only; covers whole vacancies, so the period is ignored. */
  'impact',
] as const
export type ExportTable = (typeof exportTables)[number]

export const exportAnalytics = endpoint({
  id: 'analytics.export',
  summary: 'One table as CSV for spreadsheets: UTF-8 with BOM, semicolons, decimal commas',
  method: 'GET',
  path: '/company/analytics/export',
  who: ['recruiter'],
  freshProof: true,
  query: z.object({ table: z.enum(exportTables, { error: 'not-listed' }), ...scopeQuery }),
  reply: z.object({ name: z.string(), text: z.string() }),
  download: 'text/csv',
})
