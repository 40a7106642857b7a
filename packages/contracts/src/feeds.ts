import * as z from 'zod/mini'
import { described } from './shared/described.ts'
import { endpoint } from './shared/endpoint.ts'
import { day, instant, vacancyId } from './shared/fields.ts'
import { contractTypes, salaryUnits, workplaces } from './vacancies/enums.ts'

/** A vacancy in a feed: the same data as its public page, machine-readable. */
export const feedVacancy = z.object({
  id: described(vacancyId, 'Id of the vacancy.'),
  url: described(z.string(), 'Address of the public page.'),
  roleName: described(z.string(), 'Title of the vacancy.'),
  company: described(z.string(), 'Name of the company.'),
  companyLogoUrl: described(z.nullable(z.string()), 'Null for a company without an uploaded logo.'),
  city: described(
    z.nullable(z.string()),
    'Municipality; null for remote work from anywhere in Brazil.',
  ),
  state: described(z.nullable(z.string()), 'Two letters; null for remote work.'),
  workplace: described(z.enum(workplaces), 'Where the work is done.'),
  contractType: described(z.enum(contractTypes), 'Kind of contract.'),
  weeklyHours: described(z.nullable(z.int()), 'Hours per week; null if not given.'),
  salary: described(
    z.nullable(
      z.object({
        minCents: described(z.nullable(z.int()), 'From, in centavos; null without a lower end.'),
        maxCents: described(z.nullable(z.int()), 'To, in centavos; null without an upper end.'),
        unit: described(z.enum(salaryUnits), 'The period that the pay is for.'),
      }),
    ),
    'Pay in reais; null if the company does not say.',
  ),
  description: described(z.string(), 'Sanitised HTML.'),
  publishedAt: described(instant, 'When the vacancy was published.'),
  updatedAt: described(instant, 'Last change of the vacancy.'),
  closesOn: described(day, 'Last day for applications, in the time of Brasília.'),
})
export type FeedVacancy = z.output<typeof feedVacancy>

export const listFeedVacancies = endpoint({
  id: 'feeds.vacancies',
  summary: 'Open vacancies of all companies or of one company, for other programs; needs no key',
  description:
    'For job boards and for the careers page of a company. Ask again at most every ten minutes.',
  method: 'GET',
  path: '/feeds/vacancies',
  who: ['anyone'],
  query: z.object({
    company: described(
      z.optional(z.string().check(z.regex(/^[a-z0-9-]{1,200}$/))),
      "Slug of the company's public page; without it, all companies.",
    ),
    after: described(
      z.optional(z.int().check(z.minimum(0), z.maximum(2 ** 53 - 1))),
      '`next` of the previous reply; without it, the first page.',
    ),
    limit: described(
      z._default(z.int().check(z.minimum(1), z.maximum(100)), 50),
      'Maximum number of rows.',
    ),
  }),
  reply: z.object({
    rows: described(z.array(feedVacancy), 'The vacancies of this page.'),
    next: described(z.nullable(z.int()), '`after` of the next page; null on the last page.'),
  }),
  example: {
    rows: [
      {
        id: 1201,
        url: 'https://trilha.example/vagas/assistente-de-atendimento-ao-cliente-1201',
        roleName: 'Assistente de atendimento ao cliente',
        company: 'Mercado Bom Vizinho',
        companyLogoUrl: null,
        city: 'Contagem',
        state: 'MG',
        workplace: 'on-site',
        contractType: 'clt',
        weeklyHours: 44,
        salary: { minCents: 213_000, maxCents: 244_000, unit: 'month' },
        description: '<p>Atender clientes no balcão e no telefone.</p>',
        publishedAt: '2026-11-03T12:00:00.000Z',
        updatedAt: '2026-11-20T17:42:10.000Z',
        closesOn: '2026-12-15',
      },
    ],
    next: null,
  },
})
