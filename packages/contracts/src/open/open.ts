import * as z from 'zod/mini'
import { applicationStates, stageStates } from '../applications/states.ts'
import { described } from '../shared/described.ts'
import { endpoint } from '../shared/endpoint.ts'
import { instant, uuid, vacancyId } from '../shared/fields.ts'
import { stageKinds, vacancyStates } from '../vacancies/enums.ts'

/**
 * Data that a company's systems read with an API key. It has no personal data: that is shown only
 * on the site, where each view is recorded.
 */
const apiKeyOnly = [] as const

const keyset = {
  after: described(
    z.optional(z.string().check(z.maxLength(200))),
    '`next` of the previous reply; without it, the first page.',
  ),
  limit: described(
    z._default(z.int().check(z.minimum(1), z.maximum(200)), 50),
    'Maximum number of rows.',
  ),
}
const next = described(z.nullable(z.string()), '`after` of the next page; null on the last page.')

const stageId = described(uuid, 'Id of the stage of the vacancy.')
const nullableInstant = (description: string) => described(z.nullable(instant), description)

export const openVacancy = z.object({
  id: described(vacancyId, 'Id of the vacancy, also at the end of its address.'),
  roleName: described(z.string(), 'Title of the vacancy.'),
  state: described(z.enum(vacancyStates), 'People can apply only while it is `open`.'),
  url: described(z.string(), 'Address of the public page.'),
  publishedAt: nullableInstant('When the vacancy was published; null for one that never was.'),
  closesOn: described(z.iso.date(), 'Last day for applications, in the time of Brasília.'),
  updatedAt: described(instant, 'Last change of the vacancy.'),
  stages: described(
    z.array(
      z.object({
        id: stageId,
        kind: described(z.enum(stageKinds), 'What the person does in the stage.'),
        title: described(z.string(), "The company's title of the stage."),
      }),
    ),
    'The stages in their order.',
  ),
})

export const listOpenVacancies = endpoint({
  id: 'open.vacancies',
  summary: "Your company's vacancies in all states, oldest first",
  description:
    'Every vacancy of the company that the key belongs to, drafts and closed ones included. Read on with `after` until `next` is null.',
  method: 'GET',
  path: '/open/vacancies',
  who: apiKeyOnly,
  scope: 'vacancies:read',
  query: z.object(keyset),
  reply: z.object({ rows: described(z.array(openVacancy), 'The vacancies of this page.'), next }),
  example: {
    rows: [
      {
        id: 1201,
        roleName: 'Assistente de atendimento ao cliente',
        state: 'open',
        url: 'https://trilha.example/vagas/assistente-de-atendimento-ao-cliente-1201',
        publishedAt: '2026-11-03T12:00:00.000Z',
        closesOn: '2026-12-15',
        updatedAt: '2026-11-20T17:42:10.000Z',
        stages: [
          {
            id: '01930c0c-6f1e-7a52-9d0a-3c1f5e7b9a10',
            kind: 'requirements',
            title: 'Requisitos da vaga',
          },
          {
            id: '01930c0c-6f1e-7a52-9d0a-3c1f5e7b9a11',
            kind: 'company',
            title: 'Conversa com a liderança da loja',
          },
        ],
      },
    ],
    next: '1201',
  },
})

const stageOfApplication = z.object({
  id: stageId,
  state: described(z.enum(stageStates), 'How far the person is in the stage.'),
  openedAt: nullableInstant('When the person could begin; null before.'),
  dueAt: nullableInstant("The person's deadline; null without one."),
  submittedAt: nullableInstant('When the person sent the stage; null before.'),
  decidedAt: nullableInstant('When a rule or a person decided; null before.'),
})

export const openApplication = z.object({
  id: described(uuid, 'Id of the application.'),
  vacancyId: described(vacancyId, 'The vacancy applied to.'),
  state: described(z.enum(applicationStates), 'State of the whole application.'),
  version: described(z.int(), 'Number of changes so far; the same version has the same content.'),
  source: described(z.nullable(z.string()), 'Where the person came from; null if unknown.'),
  appliedAt: described(instant, 'When the person applied.'),
  lastMovementAt: described(instant, 'Last change of the application or one of its stages.'),
  answerDueAt: nullableInstant('Until when the company has to answer; null while it has not to.'),
  stages: described(z.array(stageOfApplication), 'The stages in their order.'),
})

export const listOpenApplications = endpoint({
  id: 'open.applications',
  summary: 'Applications to one vacancy, longest unchanged first',
  description:
    'Applications that change during the reading appear again on a later page. Without names or contacts: those are shown only on the site, where the view is recorded.',
  method: 'GET',
  path: '/open/applications',
  who: apiKeyOnly,
  scope: 'applications:read',
  query: z.object({
    vacancyId: described(vacancyId, "Id of one of the company's vacancies."),
    ...keyset,
  }),
  reply: z.object({
    rows: described(z.array(openApplication), 'The applications of this page.'),
    next,
  }),
  example: {
    rows: [
      {
        id: '01930c11-2b7d-7c3a-8f44-0a9d6e1c5b20',
        vacancyId: 1201,
        state: 'under_review',
        version: 4,
        source: null,
        appliedAt: '2026-11-10T13:05:00.000Z',
        lastMovementAt: '2026-11-12T18:20:00.000Z',
        answerDueAt: '2026-11-22T18:20:00.000Z',
        stages: [
          {
            id: '01930c0c-6f1e-7a52-9d0a-3c1f5e7b9a10',
            state: 'approved',
            openedAt: '2026-11-10T13:05:00.000Z',
            dueAt: '2026-11-17T02:59:59.000Z',
            submittedAt: '2026-11-12T18:20:00.000Z',
            decidedAt: '2026-11-12T18:20:00.000Z',
          },
        ],
      },
    ],
    next: null,
  },
  errors: ['not-found'],
})

export const getOpenHistory = endpoint({
  id: 'open.history',
  summary: 'All state changes of an application and its stages, oldest first',
  description: 'The whole history, for reports on how long each stage takes.',
  method: 'GET',
  path: '/open/applications/{id}/history',
  who: apiKeyOnly,
  scope: 'applications:read',
  params: z.object({ id: described(uuid, 'Id of the application.') }),
  reply: z.object({
    rows: described(
      z.array(
        z.object({
          id: described(z.int(), 'Number of the change, growing in time.'),
          at: described(instant, 'When it happened.'),
          action: described(z.string(), 'What happened, for example `apply` or `approve_stage`.'),
          stageId: described(
            z.nullable(uuid),
            'Stage that changed; null if the application itself changed.',
          ),
          from: described(z.nullable(z.string()), 'State before; null for the first.'),
          to: described(z.string(), 'State after.'),
          actor: described(
            z.enum(['candidate', 'company', 'system']),
            'Who caused it; `system` is a rule or a deadline.',
          ),
        }),
      ),
      'The changes.',
    ),
  }),
  example: {
    rows: [
      {
        id: 88210,
        at: '2026-11-10T13:05:00.000Z',
        action: 'apply',
        stageId: null,
        from: null,
        to: 'in_progress',
        actor: 'candidate',
      },
    ],
  },
  errors: ['not-found'],
})
