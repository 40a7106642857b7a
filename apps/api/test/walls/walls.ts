import * as apiKeys from '@trilha/contracts/apiKeys'
import type { Endpoint, Who } from '@trilha/contracts/shared/endpoint'
import { startSession } from '../../src/accounts/signIn/sessions.ts'
import { belongingsOf } from './belongings.ts'
import { call, urlOf } from '../client.ts'
import { wholeContent } from '../editor.ts'
import { anApplication } from '../factories.ts'
import {
  fixedParamFor,
  idPlaces,
  put,
  validInput,
  valueAt,
  type IdPlace,
} from '../contract/idsOf.ts'
import type { TestProgram } from '../program.ts'
import { aWorld, plant, publishedOf, type World } from './world.ts'

type Row = Record<string, unknown>
type RowsByTable = Map<string, Row[]>
export type Caller = { name: string; who: Who | 'key' | null; token: string | null }
export type Call = {
  params: Row
  query: Row | undefined
  body: unknown
  /** The places whose id is of B. */
  foreign: IdPlace[]
  /** The call also has ids of A. */
  mixed: boolean
}

export const canary = 'kanarienvogel'
const unknownId = '00000000-0000-7000-8000-000000000000'

/** Name of the columns that refer to this table. */
const referenceTo = (table: string) =>
  `${table.replace(/ies$/, 'y').replace(/s$/, '').replace(/^\w+_/, '')}_id`

/** Ids of a world for these places, of rows that refer to each other when possible. */
function pick(
  rows: RowsByTable,
  places: IdPlace[],
  first?: { table: string; row: Row },
): unknown[] {
  const chosen: { table: string; row: Row }[] = first ? [first] : []
  return places.map(({ table }) => {
    const same = chosen.find((one) => one.table === table)
    const fits = (row: Row) =>
      chosen.filter(({ row: other, table: there }) => {
        const sameVacancy =
          row['vacancy_id'] !== undefined && row['vacancy_id'] === other['vacancy_id']
        const refersToOther = row[referenceTo(there)] === other['id']
        return sameVacancy || refersToOther || other[referenceTo(table)] === row['id']
      }).length
    const row = same?.row ?? rows.get(table)?.toSorted((x, y) => fits(y) - fits(x))[0]
    if (row && !same) chosen.push({ table, row })
    return row?.['id'] ?? row?.['candidate_id'] ?? unknownId
  })
}

/**
 * Two worlds with data in all tables, A and B. Every text of B that is not public contains the
 * canary. One candidate applied to both: A may see the candidate, but nothing of the application to
 * B.
 */
export async function twoWorlds(p: TestProgram) {
  const a: World = await aWorld(p, 'amora-do-mato')
  const b: World = await aWorld(p, 'bacaba-do-norte')
  const [both] = a.others
  if (both) await anApplication(p, { candidate: both, vacancy: b.vacancy })
  const made = await call(
    p,
    apiKeys.createApiKey,
    { body: { name: 'ATS', scopes: ['vacancies:read', 'applications:read'] } },
    { token: a.team.owner.token },
  )
  const key = made.body.key
  const planted = await plant(p, b.roots, canary)
  const rowsOfA = await belongingsOf(p, a.roots)
  const rowsOfB = await belongingsOf(p, b.roots)

  const published = publishedOf(rowsOfB)
  const publicStages = rowsOfB
    .get('vacancy_stages')
    ?.filter((row) => published.has(String(row['vacancy_id'])))
  const publicIds = new Set([
    b.companyId,
    ...published,
    ...(publicStages ?? []).map((row) => String(row['id'])),
  ])
  const ids = [...rowsOfB.values()].flat().map((row) => String(row['id']))
  const secrets = new Set([...ids.filter((id) => id.length === 36), b.digits])
  for (const id of publicIds) secrets.delete(id)

  const signIn = async (userId: string) =>
    (await startSession(p.platform.db, userId, p.platform.now())).accessToken
  const member = async (role: 'owner' | 'recruiter' | 'evaluator'): Promise<Caller> => ({
    name: role,
    who: 'recruiter',
    token: await signIn(a.team[role].userId),
  })

  /** Calls with ids of B: first only ids of B, then one id of B among ids of A. */
  const foreignCalls = (endpoint: Endpoint): Call[] => {
    const { places } = idPlaces(endpoint)
    const [first] = places
    if (!first) return []
    const rows = (rowsOfB.get(first.table) ?? []).slice(0, 12)
    const foreignValues = rows.map((row) => pick(rowsOfB, places, { table: first.table, row }))
    // If a later place is a stage, also tries several stages, because their content differs.
    const hasLaterStageId = places.findIndex(({ table }) => table === 'vacancy_stages') > 0
    for (const row of hasLaterStageId ? (rowsOfB.get('vacancy_stages') ?? []).slice(0, 8) : [])
      foreignValues.push(pick(rowsOfB, places, { table: 'vacancy_stages', row }))
    if (foreignValues.length === 0) foreignValues.push(pick(rowsOfB, places))
    // Picks the last id of the path first, so that all ids of A belong to one stage.
    const ownValues = pick(rowsOfA, places.toReversed()).toReversed()
    const placesToMix = places.length > 1 ? places : []
    return [
      ...foreignValues.map((values) =>
        buildCall(p, endpoint, { places, values, foreign: places, mixed: false }),
      ),
      ...placesToMix.map((place) => {
        const [foreign] = pick(rowsOfB, [place])
        const values = ownValues.map((value, i) => (places[i] === place ? foreign : value))
        return buildCall(p, endpoint, { places, values, foreign: [place], mixed: true })
      }),
    ]
  }

  return {
    a,
    b,
    planted,
    publicIds,
    foreignCalls,
    /** The call with ids of A only. */
    ownCall: (endpoint: Endpoint): Call => {
      const { places } = idPlaces(endpoint)
      const own = pick(rowsOfA, places.toReversed()).toReversed()
      return buildCall(p, endpoint, { places, values: own, foreign: [], mixed: false })
    },
    /** All kinds of callers from outside B, signed in again because some calls end a session. */
    callers: async (): Promise<Caller[]> => [
      { name: 'nobody', who: null, token: null },
      { name: 'key', who: 'key', token: key },
      { name: 'candidate', who: 'candidate', token: await signIn(a.applicant.userId) },
      await member('owner'),
      await member('recruiter'),
      await member('evaluator'),
    ],
    /** True when everybody may see all ids of B in the call. */
    isForEverybody: (made: Call) =>
      made.foreign.every(({ part, path }) => publicIds.has(String(valueAt(made[part], path)))),
    /** Secrets of B in a response, except values that the caller sent. */
    leaked: (said: string, sent: string): string[] => {
      const found = [...said.matchAll(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|\d{11}/g)]
        .map(([id]) => id)
        .filter((id) => secrets.has(id) && !sent.includes(id))
      return said.includes(canary) && !sent.includes(canary) ? [canary, ...found] : found
    },
  }
}
export type Worlds = Awaited<ReturnType<typeof twoWorlds>>

/** A call of an endpoint with these values in the places, and valid values everywhere else. */
function buildCall(
  p: TestProgram,
  endpoint: Endpoint,
  {
    places,
    values,
    foreign,
    mixed,
  }: { places: IdPlace[]; values: unknown[]; foreign: IdPlace[]; mixed: boolean },
): Call {
  const bodies = { 'vacancies.save': { version: 1, content: wholeContent(p) } }
  const names = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  let made: { params: Row; query: Row | undefined; body: unknown } = {
    params: Object.fromEntries(names.map((name) => [name, fixedParamFor(name)])),
    query: validInput(endpoint, 'query', places) as Row | undefined,
    body: validInput(endpoint, 'body', places, bodies),
  }
  places.forEach((place, i) => {
    const { part, path } = place
    // Lists are read from the beginning, unless the cursor itself is the foreign id.
    const cursor = path[0] === 'after' && !(mixed && foreign.includes(place))
    if (cursor) made = { ...made, query: { ...made.query, after: undefined } }
    else made = { ...made, [part]: put(made[part], path, () => values[i]) }
  })
  return { ...made, foreign, mixed }
}

/** Sends the call. @returns the status, and headers and body as one text. */
export async function send(
  p: TestProgram,
  endpoint: Endpoint,
  { params, query, body }: Pick<Call, 'params' | 'query' | 'body'>,
  { token }: Pick<Caller, 'token'>,
): Promise<{ status: number; said: string }> {
  const form = endpoint.file ? formOf(endpoint.file) : null
  const answer = await p.app.inject({
    method: endpoint.method,
    url: urlOf(endpoint, params, query),
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(form && { 'content-type': 'multipart/form-data; boundary=grenze' }),
    },
    ...(form ? { payload: form } : body !== undefined && { payload: body as object }),
  })
  return { status: answer.statusCode, said: `${JSON.stringify(answer.headers)} ${answer.body}` }
}

const formOf = (field: string): string =>
  [
    '--grenze',
    `content-disposition: form-data; name="${field}"; filename="cv.pdf"`,
    'content-type: application/pdf',
    '',
    '%PDF-1.4 nothing',
    '--grenze--',
    '',
  ].join('\r\n')
