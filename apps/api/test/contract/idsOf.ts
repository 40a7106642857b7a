import fc from 'fast-check'
import type { Endpoint } from '@trilha/contracts/shared/endpoint'
import { z } from 'zod'
import { bodiesOf } from './arbitrary.ts'

/**
 * Place of an id in a call, found in the contract: every path parameter, and every field of query
 * and body that is a uuid or is named like an id.
 */
export type IdPlace = { part: 'params' | 'query' | 'body'; path: string[]; table: string }

type JsonSchema = {
  format?: string
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  items?: JsonSchema
  properties?: Record<string, JsonSchema>
}

/** Values of path parameters that are not ids of anybody's data. */
const fixedParams: Record<string, string> = {
  kind: 'competency',
  cep: '32010370',
  slug: 'contagem-mg',
  token: 'nenhum',
}

/** The table of an id by the name of its field. */
const byName: Record<string, string> = {
  stageId: 'vacancy_stages',
  itemId: 'stage_items',
  questionId: 'video_questions',
  videoId: 'videos',
  userId: 'users',
  candidateId: 'candidates',
  companyId: 'companies',
  commentId: 'application_comments',
  deliveryId: 'webhook_deliveries',
  vacancyId: 'vacancies',
  applicationId: 'applications',
  applications: 'applications',
  partnerId: 'partners',
  fileId: 'answer_files',
  noteId: 'video_notes',
  // No candidate of a test world consented to be found, so every talent id must be refused.
  talentId: 'candidates',
}

/** The table of `{id}` by the path segment before it. */
const bySegment: Record<string, string> = {
  applications: 'applications',
  vacancies: 'vacancies',
  selectiveProcess: 'vacancies',
  candidate: 'candidates',
  'super-admin': 'candidates',
  user: 'users',
  users: 'users',
  team: 'recruiters',
  companies: 'companies',
  invitations: 'invitations',
  notification: 'notifications',
  sessions: 'sessions',
  'api-keys': 'api_keys',
  webhooks: 'webhooks',
  boardViews: 'board_views',
  entries: 'profile_entries',
  proposals: 'candidate_cvs',
  savedSearches: 'saved_searches',
  followedCompanies: 'companies',
  videos: 'videos',
  partners: 'partners',
  'privacy-requests': 'privacy_requests',
  messages: 'contact_messages',
  deadLetters: 'dead letters',
  talents: 'candidates',
  passkeys: 'passkeys',
}

/** The table of ids that neither name nor path determine, by endpoint and field. */
const byPlace: Record<string, string> = {
  'companies.cancelTeamInvitation id': 'team_invitations',
  'candidates.orderEntries ids': 'profile_entries',
  'candidates.acceptProposals accepted.id': 'candidate_cvs',
  'pipeline.boardColumn column': 'vacancy_stages',
  'pipeline.move to': 'vacancy_stages',
  'pipeline.move applications.id': 'applications',
  'pipeline.undo applications.id': 'applications',
  'pipeline.sendAnswers decisionMessages.id': 'applications',
  'vacancies.save content.stages.id': 'vacancy_stages',
  'pipeline.askEvaluations colleagues': 'recruiters',
  'pipeline.comment mentions': 'recruiters',
  'pipeline.comments after': 'application_comments',
  'pipeline.blindChanges after': 'blind_changes',
  'pipeline.messages after': 'application_messages',
  'pipeline.ownMessages after': 'application_messages',
  'audit.list after': 'audit_log',
  'contact.list after': 'contact_messages',
  'selfAssessments.save id': 'self_assessments',
  'selfAssessments.send id': 'self_assessments',
}

/** Ids that the client generates, or a device. */
const madeByClients = new Set([
  'accounts.addPasskey passkey.id',
  'accounts.addPasskey passkey.rawId',
  'accounts.signInWithPasskey passkey.id',
  'accounts.signInWithPasskey passkey.rawId',
  'announcements.send id',
  'contact.send id',
  'assessments.saveAnswer device',
  'assessments.start device',
  'vacancies.save content.stages.rules.id',
  'vacancies.save content.stages.items.options.id',
])

/** Finds the ids of a call. @returns their places, and ids whose table this file does not list. */
export function idPlaces(endpoint: Endpoint): { places: IdPlace[]; unknown: string[] } {
  const places: IdPlace[] = []
  const unknown: string[] = []
  const add = (part: IdPlace['part'], path: string[], segment?: string) => {
    const name = path.filter((step) => step !== '[]').at(-1) ?? ''
    const key = `${endpoint.id} ${path.filter((step) => step !== '[]').join('.')}`
    if (madeByClients.has(key) || (part === 'params' && name in fixedParams)) return
    const table = byPlace[key] ?? byName[name] ?? (segment && bySegment[segment])
    if (table) places.push({ part, path, table })
    else unknown.push(key)
  }
  for (const [, segment, name = ''] of endpoint.path.matchAll(/([\w-]+)\/\{(\w+)\}/g))
    add('params', [name], segment)
  for (const part of ['query', 'body'] as const) {
    const schema = endpoint[part]
    if (!schema) continue
    const found = new Set<string>()
    const walk = (json: JsonSchema, path: string[]) => {
      const name = path.filter((step) => step !== '[]').at(-1) ?? ''
      for (const branch of [...(json.anyOf ?? []), ...(json.oneOf ?? [])]) walk(branch, path)
      if (json.items) walk(json.items, [...path, '[]'])
      for (const [key, value] of Object.entries(json.properties ?? {})) walk(value, [...path, key])
      const isLeaf = !json.items && !json.properties && !json.anyOf && !json.oneOf
      if (isLeaf && (json.format === 'uuid' || /(^id|Ids?)$/.test(name))) found.add(path.join('/'))
    }
    walk(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema, [])
    for (const path of found) add(part, path.split('/'))
  }
  return { places, unknown }
}

/** Bodies that random data of the schema rarely matches. */
const bodies: Record<string, object> = {
  'companies.register': {
    cnpj: '11222333000181',
    companyName: 'Mercado Novo',
    sector: 'Varejo',
    name: 'Ana Prado',
    jobTitle: 'Gente',
    email: 'ana@mercado-novo.example',
    password: 'trem de minas azul',
    acceptedTerms: true,
  },
  'videos.finish': { bytes: 5, sha256: 'a'.repeat(64) },
  'webhooks.create': { url: 'https://exemplo.com.br/', events: ['application.created'] },
}

const cache = new Map<string, { value: unknown }>()

/** A valid query or body with as many ids as possible. @param known bodies by endpoint id. */
export function validInput(
  endpoint: Endpoint,
  part: 'query' | 'body',
  places: IdPlace[],
  known: Record<string, unknown> = {},
): unknown {
  const schema = endpoint[part]
  if (!schema) return undefined
  if (part === 'body' && known[endpoint.id]) return known[endpoint.id]
  if (part === 'body' && bodies[endpoint.id]) return bodies[endpoint.id]
  const wanted = places.filter((place) => place.part === part)
  const cached = cache.get(`${endpoint.id} ${part}`)
  if (cached) return cached.value
  // Prefer values with the most ids, then the smallest value.
  const score = (value: unknown) =>
    wanted.filter(({ path }) => put(value, path, () => null) !== value).length * 1e6 -
    JSON.stringify(value).length
  const validValues = fc
    .sample(bodiesOf(schema), { numRuns: 300, seed: 7 })
    .filter((value) => schema.safeParse(value).success)
  const value = validValues.sort((x, y) => score(y) - score(x))[0]
  cache.set(`${endpoint.id} ${part}`, { value })
  return value
}

/** The value with the result of `make` at the path; the same object when the path doesn't exist. */
export function put(value: unknown, path: string[], make: () => unknown): unknown {
  const [step, ...rest] = path
  if (step === undefined) return make()
  if (step === '[]') {
    if (!Array.isArray(value) || value.length === 0) return value
    const next = value.map((one) => put(one, rest, make))
    return next.every((one, i) => one === value[i]) ? value : next.slice(0, 1)
  }
  if (typeof value !== 'object' || value === null || !(step in value)) return value
  const before = (value as Record<string, unknown>)[step]
  const after = put(before, rest, make)
  return after === before ? value : { ...value, [step]: after }
}

export const fixedParamFor = (name: string): string | undefined => fixedParams[name]

/** The value at a path; of a list its first element. */
export function valueAt(value: unknown, [step, ...rest]: string[]): unknown {
  if (step === undefined) return value
  if (step === '[]') return valueAt((value as unknown[] | undefined)?.[0], rest)
  return valueAt((value as Record<string, unknown> | undefined)?.[step], rest)
}
