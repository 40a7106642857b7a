import { randomUUID } from 'node:crypto'
import * as contract from '@trilha/contracts/notifications/notifications'
import { describe, expect, test } from 'vitest'
import { call, refused } from '../../test/client.ts'
import { aCandidate, anAdmin, aRecruiter, aVacancy } from '../../test/factories.ts'
import { program, type TestProgram } from '../../test/program.ts'
import { aTrail, decisionMessage, seenByCompany, sendTest } from '../../test/trails.ts'
import * as pipeline from '@trilha/contracts/pipeline/pipeline'
import { inTransaction } from '../platform/db/database.ts'
import { notify } from './notifications.service.ts'

const p = program()

type Person = { userId: string; token: string }

const list = (who: Person, query: object = { isPagination: 1 }, userId = who.userId) =>
  call(p, contract.listNotifications, { params: { userId }, query }, { token: who.token })
const rowsOf = async (who: Person) => (await list(who)).body.rows

async function notifyPerson(
  program: TestProgram,
  who: { userId: string },
  about: Partial<Parameters<typeof notify>[1]> = {},
) {
  await inTransaction(program.platform.db, (tx) =>
    notify(tx, {
      userId: who.userId,
      type: 'reminder',
      message: 'Falta pouco. O prazo termina amanhã.',
      key: randomUUID(),
      at: program.platform.now(),
      ...about,
    }),
  )
}

describe('the list', () => {
  test("needs a sign-in and returns only the user's own notifications", async () => {
    const me = await aCandidate(p)
    const other = await aCandidate(p)
    refused(await list({ ...me, token: '' }), 401, 'sign-in-needed')
    refused(await list(me, {}, other.userId), 403, 'forbidden')
    refused(await list(me, {}, 'eu'), 400, 'invalid-request')
    refused(await list(me, { limit: 301 }), 400, 'invalid-request')
    refused(await list(me, { isPagination: 2 }), 400, 'invalid-request')
  })

  test('starts empty, for every kind of account', async () => {
    for (const who of [await aCandidate(p), await aRecruiter(p), await anAdmin(p)])
      expect((await list(who)).body).toEqual({ rows: [], count: 0, unreadCount: 0 })
  })

  test('rows have the fields of the specification, the newest first', async () => {
    const me = await aCandidate(p)
    const vacancy = await aVacancy(p)
    const at = new Date('2026-11-20T12:00:00.000Z')
    await notifyPerson(p, me, { at, vacancyId: vacancy.id })
    await notifyPerson(p, me, {
      type: 'announcement',
      message: 'Novidade. A Trilha agora avisa na hora.',
      html: '<h1>Oi</h1><p onclick="x()">Leia <script>alert(1)</script><b>isto</b></p>',
    })
    const { body } = await list(me)
    expect(body).toMatchObject({ count: 2, unreadCount: 2 })
    expect(body.rows[0]).toMatchObject({
      type: 6,
      html: '<h3>Oi</h3><p>Leia <strong>isto</strong></p>',
      selectiveProcessId: null,
    })
    expect(body.rows[1]).toEqual({
      id: expect.any(String),
      message: 'Falta pouco. O prazo termina amanhã.',
      type: 4,
      unread: true,
      isUnRead: true,
      creationDate: '2026-11-20T12:00:00.000Z',
      selectiveProcessId: vacancy.id,
      applicationId: null,
      part: null,
      target: null,
      search: null,
      invitationAccepted: null,
      html: null,
    })
  })

  test('the same event notifies each person once', async () => {
    const [me, other] = [await aCandidate(p), await aCandidate(p)]
    const key = randomUUID()
    await Promise.all([me, me, me, other].map((who) => notifyPerson(p, who, { key })))
    expect(await rowsOf(me)).toHaveLength(1)
    expect(await rowsOf(other)).toHaveLength(1)
  })

  test('a rolled back event notifies nobody', async () => {
    const me = await aCandidate(p)
    await inTransaction(p.platform.db, async (tx) => {
      await notify(tx, {
        userId: me.userId,
        type: 'message',
        message: 'Nunca aconteceu.',
        key: 'x',
        at: new Date(),
      })
      throw new Error('rolled back')
    }).catch(() => undefined)
    expect(await rowsOf(me)).toEqual([])
  })

  test('counts include rows past the limit', async () => {
    const me = await aCandidate(p)
    for (let i = 0; i < 5; i++) await notifyPerson(p, me)
    const { body } = await list(me, { isPagination: 1, limit: 2 })
    expect([body.rows.length, body.count, body.unreadCount]).toEqual([2, 5, 5])
  })
})

describe('reading', () => {
  const read = (who: Person, id: string, body: object = { unread: false }) =>
    call(
      p,
      contract.readNotification,
      { params: { id }, body: body as never },
      { token: who.token },
    )
  const readAll = (who: Person, userId = who.userId) =>
    call(p, contract.readAllNotifications, { params: { userId } }, { token: who.token })

  test('a user can mark only their own notifications, and only as read', async () => {
    const [me, other] = [await aCandidate(p), await aCandidate(p)]
    await notifyPerson(p, me)
    const [row] = await rowsOf(me)
    const id = row?.id ?? ''
    refused(await read({ ...me, token: '' }, id), 401, 'sign-in-needed')
    refused(await read(other, id), 404, 'not-found')
    refused(await read(me, randomUUID()), 404, 'not-found')
    refused(await read(me, id, { unread: true }), 400, 'invalid-request')
    refused(await read(me, id, {}), 400, 'invalid-request')
    refused(await readAll({ ...me, token: '' }), 401, 'sign-in-needed')
    refused(await readAll(other, me.userId), 403, 'forbidden')
    expect((await list(me)).body.unreadCount).toBe(1)
  })

  test('one is marked as read with the whole notification as the body, then all', async () => {
    const me = await aCandidate(p)
    for (let i = 0; i < 3; i++) await notifyPerson(p, me)
    const [first] = await rowsOf(me)
    const answer = await read(me, first?.id ?? '', { ...first, unread: false, message: 'outra' })
    expect(answer.status).toBe(204)
    const after = (await list(me)).body
    expect(after.unreadCount).toBe(2)
    expect(after.rows.find(({ id }) => id === first?.id)).toMatchObject({
      unread: false,
      isUnRead: false,
      message: first?.message,
    })
    expect((await readAll(me)).status).toBe(204)
    expect((await list(me)).body).toMatchObject({ count: 3, unreadCount: 0 })
    expect((await readAll(me)).status).toBe(204)
  })
})

describe('movements of an application', () => {
  test('each notifies once: received, advanced, answered', async () => {
    const trail = await aTrail(p)
    await p.platform.tasks.settled()
    const received = await rowsOf(trail.candidate)
    expect(received).toMatchObject([{ type: 1, selectiveProcessId: trail.vacancy.id }])
    expect(received[0]?.message).toMatch(/^Candidatura recebida\. .+ É a sua vez: Requisitos/)

    await sendTest(p, trail)
    await p.platform.tasks.settled()
    expect((await rowsOf(trail.candidate))[0]?.message).toMatch(/^Você avançou\. /)

    const { version } = await seenByCompany(p, trail)
    await call(
      p,
      pipeline.notApprove,
      { params: { id: trail.id }, body: { version, message: decisionMessage } },
      { token: trail.recruiter.token },
    )
    await p.platform.tasks.settled()
    const rows = await rowsOf(trail.candidate)
    expect(rows).toHaveLength(3)
    expect(rows[0]).toMatchObject({ type: 2, unread: true })
    expect(rows[0]?.message).toMatch(/^Resposta de Mercado Horizonte/)
  })
})

describe('preferences', () => {
  const get = (token: string | null, candidateId: string) =>
    call(p, contract.getPreferences, { params: { candidateId } }, { token })
  const put = (
    name: keyof typeof contract.preferenceUpdates,
    token: string | null,
    candidateId: string,
    body: object,
  ) =>
    call(
      p,
      contract.preferenceUpdates[name],
      { params: { candidateId }, body: body as never },
      { token },
    )
  const names = Object.keys(
    contract.preferenceUpdates,
  ) as (keyof typeof contract.preferenceUpdates)[]

  test('belong to candidates, who read and change only their own', async () => {
    const [me, other, recruiter] = [await aCandidate(p), await aCandidate(p), await aRecruiter(p)]
    refused(await get(null, me.candidateId), 401, 'sign-in-needed')
    refused(await get(other.token, me.candidateId), 403, 'forbidden')
    refused(await get(recruiter.token, me.candidateId), 403, 'forbidden')
    for (const name of names) {
      const change = { newValue: true }
      refused(await put(name, null, me.candidateId, change), 401, 'sign-in-needed')
      refused(await put(name, other.token, me.candidateId, change), 403, 'forbidden')
      const wrong = await put(name, me.token, me.candidateId, { newValue: 'sim' })
      refused(wrong, 400, 'invalid-request')
    }
  })

  test('have the defaults of the specification, and each switch changes alone', async () => {
    const me = await aCandidate(p)
    const expected = {
      receiveNewJobNotifications: true,
      receiveUpdateReminders: true,
      receiveUpdateWhatsApp: false,
      receiveJobNotificationsWhatsApp: false,
    }
    expect((await get(me.token, me.candidateId)).body).toEqual(expected)
    for (const name of names) {
      expected[name] = !expected[name]
      const answer = await put(name, me.token, me.candidateId, { newValue: expected[name] })
      expect(answer.body).toEqual(expected)
    }
    expect((await get(me.token, me.candidateId)).body).toEqual(expected)
  })

  test('use the paths of the specification, with and without a trailing slash', async () => {
    const me = await aCandidate(p)
    const headers = { authorization: `Bearer ${me.token}` }
    const ask = (method: 'GET' | 'PUT', url: string, payload?: object) =>
      p.app.inject({ method, url: `/api${url}`, headers, ...(payload && { payload }) })
    const at = `/candidate/${me.candidateId}`
    const newValue = { newValue: false }
    const answers = [
      await ask('GET', `/notification/list/${me.userId}/?isPagination=1`),
      await ask('GET', `/notification/list/${me.userId}?isPagination=1`),
      await ask('PUT', `/notification/readAll/${me.userId}`),
      await ask('GET', `${at}/notification-preferences`),
      await ask('PUT', `${at}/update-new-job-notifications`, newValue),
      await ask('PUT', `${at}/update-reminders`, newValue),
      await ask('PUT', `${at}/receive-update-whatsApp`, newValue),
      await ask('PUT', `${at}/receive-jobNotifications-whatsApp`, newValue),
    ]
    expect(answers.map((answer) => answer.statusCode)).toEqual([
      200, 200, 204, 200, 200, 200, 200, 200,
    ])
  })
})
