import { randomUUID } from 'node:crypto'
import { inject } from 'vitest'
import { newClientAddress, type StoredItems } from './browser.ts'

export const demoPassword = 'trilha-demo-2026'
export const recruiter = 'recrutadora@demo.trilha.example'
export const admin = 'admin@demo.trilha.example'
export const candidate = 'candidata@demo.trilha.example'

type Answer<Body> = { status: number; body: Body }

/**
 * Calls the API of the running program.
 * @param path below `/api`.
 * @param key idempotency key.
 */
export async function call<Body = unknown>(
  method: string,
  path: string,
  { body, token, key }: { body?: object; token?: string; key?: string } = {},
): Promise<Answer<Body>> {
  const answer = await fetch(`${inject('origin')}/api${path}`, {
    method,
    headers: {
      'x-forwarded-for': newClientAddress(),
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...(key && { 'idempotency-key': key }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  return { status: answer.status, body: (await answer.json().catch(() => null)) as Body }
}

type Session = { accessToken: string; expiresAt: string }

/** Signs in through the API. @returns the localStorage entries of a signed-in site. */
export async function signIn(email: string, password = demoPassword): Promise<StoredItems> {
  const typeUser = email === admin ? 3 : email === recruiter ? 2 : 1
  const { body } = await call<Session>('POST', `/authentication/login?typeUser=${typeUser}`, {
    body: { email, password },
  })
  const { accessToken, expiresAt } = body
  if (typeUser === 3) return { adminAccessToken: accessToken, adminAccessTokenExpiresAt: expiresAt }
  return typeUser === 2
    ? { companyAccessToken: accessToken, companyAccessTokenExpiresAt: expiresAt }
    : storageOf(body)
}

const storageOf = ({ accessToken, expiresAt }: Session): StoredItems => ({
  accessToken,
  accessTokenExpiresAt: expiresAt,
})

export type Newcomer = { name: string; first: string; email: string; password: string }

/** Makes the data of a person who is not registered yet. */
export function newcomer(first: string): Newcomer {
  // Letters only: names with digits are refused.
  const code = randomUUID()
    .replaceAll(/[^a-f]/g, '')
    .padEnd(6, 'x')
    .slice(0, 6)
  const name = `${first} ${code.charAt(0).toUpperCase()}${code.slice(1)}`
  return {
    name,
    first,
    email: `${randomUUID().slice(0, 13)}@exemplo.com.br`,
    password: 'caminho longo de araucaria',
  }
}

/** Registers a new person through the API. @returns the person and the localStorage entries. */
export async function registered(first: string): Promise<Newcomer & { storage: StoredItems }> {
  const person = newcomer(first)
  const { name, email, password } = person
  const { body } = await call<Session>('POST', '/candidate', {
    body: { name, email, password, birthDate: '1994-03-12', acceptedTerms: true },
  })
  return { ...person, storage: storageOf(body) }
}

/**
 * Finds an open vacancy of the demo company by its role; by default the one with a full pipeline.
 * @throws Error if there is none.
 */
export async function marketVacancy(
  roleName = 'assistente de atendimento ao cliente',
): Promise<{ id: number; slug: string; company: { name: string; slug: string } }> {
  type Row = { id: number; slug: string; company: { name: string; slug: string } }
  const { body } = await call<{ rows: Row[] }>(
    'GET',
    `/selectiveProcess/listAll?roleName=${roleName}&city=Contagem`,
  )
  const row = body.rows.find(({ company }) => company.name === 'Mercado Bom Vizinho')
  if (!row) throw new Error('The demo content has no such vacancy.')
  return row
}

/** Applies through the API. @throws Error if the application is refused. */
export async function apply(storage: StoredItems, vacancyId: number): Promise<void> {
  const { status } = await call('POST', '/applications', {
    body: { vacancyId },
    token: storage['accessToken'] ?? '',
    key: randomUUID(),
  })
  if (status !== 201) throw new Error(`Applying was answered with ${status}.`)
}
