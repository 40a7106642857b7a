import { expect, inject } from 'vitest'
import { demoPassword, newcomer } from './accounts.ts'
import { newClientAddress } from './browser.ts'

type Json = Record<string, unknown>
export type Person = {
  token: string
  id: string
  candidateId: string
  email: string
  password: string
}
export type Answer = { status: number; body: Json }

/**
 * Sends one request exactly as in the specification.
 * @param path with its placeholders replaced.
 */
export async function send(
  method: string,
  path: string,
  { token, body, form }: { token?: string; body?: object; form?: FormData } = {},
): Promise<Answer> {
  const answer = await fetch(`${inject('origin')}/api/${path.replace(/^\//, '')}`, {
    method,
    headers: {
      'x-forwarded-for': newClientAddress(),
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
      ...(form && { 'x-requested-with': 'XMLHttpRequest' }),
    },
    body: form ?? (body && JSON.stringify(body)) ?? null,
  })
  return { status: answer.status, body: (await answer.json().catch(() => ({}))) as Json }
}

/** The value at a path in a response body. */
const valueAt = (value: unknown, ...path: string[]): unknown =>
  path.reduce((at, name) => (at as Json | undefined)?.[name], value)

/** Registers with the specification's form data. */
export async function register(): Promise<Person & { answer: Answer }> {
  const { name, email, password } = newcomer('Olívia')
  const answer = await send('POST', 'candidate', {
    body: {
      name,
      email,
      password,
      birthDate: '1994-03-12',
      acceptedTerms: true,
      user: { email },
      partnerId: null,
      number: null,
    },
  })
  const { body } = answer
  return {
    answer,
    email,
    password,
    token: String(body['accessToken']),
    id: String(valueAt(body, 'user', 'id')),
    candidateId: String(valueAt(body, 'user', 'candidate', 'id')),
  }
}

/** A PNG of 16 by 16 pixels in one colour. */
const picture =
  'iVBORw0KGgoAAAANSUhEUgAAABAAAAAQCAIAAACQkWg2AAAAFklEQVR4nGNQaEggCTGMahjVMHw1AADZ+QAQYtqLRwAAAABJRU5ErkJggg=='

async function checkPhotoUpload({ token, id }: Person): Promise<void> {
  const form = new FormData()
  const bytes = Buffer.from(picture, 'base64')
  form.set('file', new Blob([bytes], { type: 'image/png' }), 'foto.png')
  const { status, body } = await send('POST', `/user/${id}/photo`, { token, form })
  expect(status).toBe(200)
  const shown = await fetch(new URL(String(body['photoUrl']), inject('origin')))
  expect(shown.headers.get('content-type')).toMatch(/^image\//)
}

const checkPreference = (path: string, name: string) => async (me: Person) => {
  const address = `/candidate/${me.candidateId}/${path}`
  for (const newValue of [false, true])
    expect(await send('PUT', address, { token: me.token, body: { newValue } })).toMatchObject({
      status: 200,
      body: { [name]: newValue },
    })
}

/** Checks for the calls in section 7 of the specification, keyed by the call as written there. */
export const calls: Record<string, (me: Person) => Promise<void>> = {
  'GET /user/getUserByAcessToken/?accessToken={token}': async ({ token, id, candidateId }) => {
    const { status, body } = await send('GET', `/user/getUserByAcessToken/?accessToken=${token}`)
    expect(status).toBe(200)
    expect(body).toMatchObject({ id, typeUser: 1, photoUrl: null, candidate: { id: candidateId } })
    expect(valueAt(body, 'candidate')).toHaveProperty('videoUrl')
  },
  'POST /authentication/login?typeUser=1': async ({ email, password, id }) => {
    const { status, body } = await send('POST', '/authentication/login?typeUser=1', {
      body: { email, password },
    })
    expect(status).toBe(200)
    expect(body).toMatchObject({ accessToken: expect.any(String), user: { id } })
    const wrong = { email, password: 'caminho errado' }
    expect((await send('POST', '/authentication/login?typeUser=1', { body: wrong })).status).toBe(
      401,
    )
  },
  'POST candidate (candidate/withUser when flagged)': async () => {
    const { answer } = await register()
    expect(answer.status).toBe(201)
    expect(answer.body).toMatchObject({ accessToken: expect.any(String) })
    expect(valueAt(answer.body, 'user', 'id')).toEqual(expect.any(String))
  },
  'POST /user/{id}/photo': checkPhotoUpload,
  'POST user/{id}/photo': checkPhotoUpload,
  'POST user/forgotPassword': async ({ email }) => {
    const body = { email, appUrl: inject('origin'), route: '/auth/change-password' }
    expect((await send('POST', 'user/forgotPassword', { body })).status).toBe(202)
  },
  'PUT super-admin/{id}': async ({ id, token }) => {
    const body = { name: 'Olívia da Serra', reason: 'A pessoa pediu por telefone.' }
    expect((await send('PUT', `super-admin/${id}`, { token, body })).status).toBe(403)
    const admin = await send('POST', '/authentication/login?typeUser=3', {
      body: { email: 'admin@demo.trilha.example', password: demoPassword },
    })
    const adminToken = String(admin.body['accessToken'])
    expect(await send('PUT', `super-admin/${id}`, { token: adminToken, body })).toMatchObject({
      status: 200,
      body: { id, personal: { name: 'Olívia da Serra' } },
    })
  },
  'PUT user/{id}': async () => {
    const me = await register()
    const body = { currentPassword: me.password, newPassword: 'outro caminho de pedra sabão' }
    expect((await send('PUT', `user/${me.id}`, { token: me.token, body })).status).toBe(204)
    const login = { email: me.email, password: body.newPassword }
    expect((await send('POST', '/authentication/login?typeUser=1', { body: login })).status).toBe(
      200,
    )
  },
  'GET /candidate/{candidateId}/notification-preferences': async ({ candidateId, token }) => {
    const path = `/candidate/${candidateId}/notification-preferences`
    expect(await send('GET', path, { token })).toEqual({
      status: 200,
      body: {
        receiveNewJobNotifications: true,
        receiveUpdateReminders: true,
        receiveUpdateWhatsApp: false,
        receiveJobNotificationsWhatsApp: false,
      },
    })
  },
  'PUT /candidate/{candidateId}/update-new-job-notifications': checkPreference(
    'update-new-job-notifications',
    'receiveNewJobNotifications',
  ),
  'PUT /candidate/{candidateId}/update-reminders': checkPreference(
    'update-reminders',
    'receiveUpdateReminders',
  ),
  'PUT /candidate/{candidateId}/receive-update-whatsApp': checkPreference(
    'receive-update-whatsApp',
    'receiveUpdateWhatsApp',
  ),
  'PUT /candidate/{candidateId}/receive-jobNotifications-whatsApp': checkPreference(
    'receive-jobNotifications-whatsApp',
    'receiveJobNotificationsWhatsApp',
  ),
  'GET notification/list/{userId}/?isPagination=1': async ({ id, token }) => {
    const { status, body } = await send('GET', `notification/list/${id}/?isPagination=1`, { token })
    expect(status).toBe(200)
    expect(body['rows']).toEqual(expect.any(Array))
  },
  'PUT notification/readAll/{userId}': async ({ id, token }) => {
    expect((await send('PUT', `notification/readAll/${id}`, { token })).status).toBe(204)
    expect((await send('PUT', `notification/readAll/${id}`)).status).toBe(401)
  },
  'PUT notification/{id}': async () => {
    const login = await send('POST', '/authentication/login?typeUser=1', {
      body: { email: 'candidata@demo.trilha.example', password: demoPassword },
    })
    const token = String(login.body['accessToken'])
    const user = String(valueAt(login.body, 'user', 'id'))
    const rows = async () =>
      (await send('GET', `notification/list/${user}/?isPagination=1`, { token })).body[
        'rows'
      ] as Json[]
    const [first] = await rows()
    const path = `notification/${String(first?.['id'])}`
    expect((await send('PUT', path, { token, body: { ...first, unread: false } })).status).toBe(204)
    expect((await rows())[0]).toMatchObject({ id: first?.['id'], unread: false, isUnRead: false })
  },
  'GET selectiveProcess/listAll?candidateId={id}&isPagination=1&page={n}&limit=10&status=1':
    async ({ candidateId, token }) => {
      const filters = 'roleName=atendente&contractType=clt&contractType=temporary&sort=ASC'
      const path = `selectiveProcess/listAll?candidateId=${candidateId}&isPagination=1&page=1&limit=10&status=1&${filters}`
      const { status, body } = await send('GET', path, { token })
      expect(status).toBe(200)
      const rows = body['rows'] as Json[]
      expect(rows.length).toBeGreaterThan(0)
      expect(rows.length).toBeLessThanOrEqual(10)
      for (const row of rows) expect(['clt', 'temporary']).toContain(row['contractType'])
    },
}
