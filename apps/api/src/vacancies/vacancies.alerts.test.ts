import * as channels from '@trilha/contracts/notifications.channels'
import { listNotifications, updateNewJobs } from '@trilha/contracts/notifications'
import * as contract from '@trilha/contracts/vacancies.saved'
import { describe, expect, test } from 'vitest'
import { givePhone, inbox, moveToHour, outbox } from '../../test/channels.ts'
import { call, refused } from '../../test/client.ts'
import { aCandidate, anApplication, aVacancy, cities } from '../../test/factories.ts'
import { program } from '../../test/program.ts'
import { lookForNew } from './vacancies.alerts.ts'

const p = program()
const minute = 60_000

type Person = Awaited<ReturnType<typeof aCandidate>>

/** Nobody's earlier searches tell anything any more. */
const quiet = () => p.platform.db.updateTable('saved_searches').set({ paused: true }).execute()

/** Somebody who saved a search, at noon. */
async function saved(changes: object = {}) {
  moveToHour(p, 12)
  await quiet()
  const me = await aCandidate(p)
  const search = await save(me, changes)
  return { ...me, search }
}

async function save(me: Person, changes: object = {}): Promise<string> {
  const { status, body } = await call(
    p,
    contract.saveSearch,
    {
      body: {
        name: 'Empilhadeira em Betim',
        filters: { roleName: 'operador de empilhadeira', city: String(cities.betim) },
        frequency: 'at-once' as const,
        byEmail: true,
        byWhatsApp: false,
        ...changes,
      },
    },
    { token: me.token },
  )
  expect(status).toBe(201)
  return body.id
}

const published = (changes: object = {}) =>
  aVacancy(p, {
    roleName: 'Operador de empilhadeira',
    municipalityCode: cities.betim,
    ...changes,
  })

/** Some minutes later: the searches whose time has come are looked through and everything leaves. */
async function look(minutes = 16): Promise<number> {
  p.advance(minutes * minute)
  const alerts = await lookForNew(p.platform)
  await p.platform.tasks.settled()
  return alerts
}

async function told(me: Person): Promise<string[]> {
  const { body } = await call(
    p,
    listNotifications,
    { params: { userId: me.userId } },
    { token: me.token },
  )
  return body.rows.map((row) => row.message)
}

describe('at once', () => {
  test('one vacancy leads to its page, several to the results of the search', async () => {
    const me = await saved()
    const vacancy = await published()
    await look()
    await published()
    await published()
    await look()
    const { body } = await call(
      p,
      listNotifications,
      { params: { userId: me.userId } },
      { token: me.token },
    )
    const [several, one] = body.rows
    expect(one).toMatchObject({ selectiveProcessId: vacancy.id, target: null, search: null })
    expect(several).toMatchObject({ selectiveProcessId: null, target: 'search' })
    expect(several?.search).toMatch(/^\?city=3106705&.*&sort=newest$/)
  })

  test('what matches and is new is told on the site and by mail, once', async () => {
    await published()
    p.advance(minute)
    const me = await saved()
    expect(await look()).toBe(0)
    const vacancy = await published()
    await published({ municipalityCode: cities.salvador })
    await published({ roleName: 'Costureira' })
    expect(await look()).toBe(1)
    expect(await look()).toBe(0)
    expect(await told(me)).toEqual([
      expect.stringMatching(/^1 vaga nova para você\. Na sua busca “Empilhadeira em Betim”:/),
    ])
    const [mail, ...others] = await inbox(p, me.email)
    expect(others).toEqual([])
    expect(mail?.subject).toBe('1 vaga nova: Empilhadeira em Betim')
    expect(mail?.text).toContain(`-${vacancy.id}`)
    expect(mail?.text).toMatch(/R\$\s2\.150 a R\$\s2\.480 por mês/)
    expect(mail?.unsubscribe).toMatch(/^http:\/\/localhost:3000\/api\/subscriptions\/s\./)
  })

  test('two searches that find the same vacancy tell it once; two workers too', async () => {
    const me = await saved()
    await save(me, { name: 'Tudo em Betim', filters: { city: 'Betim' } })
    await published()
    p.advance(2 * minute)
    const both = await Promise.all([lookForNew(p.platform), lookForNew(p.platform)])
    await p.platform.tasks.settled()
    expect(both[0] + both[1]).toBe(1)
    expect(await inbox(p, me.email)).toHaveLength(1)
    expect(await told(me)).toHaveLength(1)
  })

  test('many at a time are one message, and whoever applied is not told', async () => {
    const me = await saved()
    const vacancies = await Promise.all(Array.from({ length: 7 }, () => published()))
    await anApplication(p, { candidate: me, vacancy: vacancies[0]! })
    await p.platform.tasks.settled()
    const before = (await inbox(p, me.email)).length
    await look()
    const mails = (await inbox(p, me.email)).slice(before)
    expect(mails.map((mail) => mail.subject)).toEqual(['6 vagas novas: Empilhadeira em Betim'])
    expect(mails[0]?.text.match(/\/vagas\//g)).toHaveLength(5)
  })

  test('words that only resemble are not told', async () => {
    const me = await saved({ filters: { roleName: 'operador de empilhadeiraa xyz' } })
    await published()
    expect(await look()).toBe(0)
    expect(await told(me)).toEqual([])
  })
})

test('daily: together, at 8 in the morning where the person lives', async () => {
  moveToHour(p, 12)
  await quiet()
  const me = await aCandidate(p, { state: 'AM' })
  await save(me, { frequency: 'daily' })
  await published()
  await published()
  expect(await look(60)).toBe(0)
  // 8 in Brasília is 7 in Manaus.
  moveToHour(p, 8)
  expect(await look(0)).toBe(0)
  expect(await look(61)).toBe(1)
  expect((await inbox(p, me.email)).map((mail) => mail.subject)).toEqual([
    '2 vagas novas: Empilhadeira em Betim',
  ])
})

test('a pause tells nothing, and afterwards nothing of the pause', async () => {
  const me = await saved()
  const set = (body: object) =>
    call(p, contract.changeSavedSearch, { params: { id: me.search }, body }, { token: me.token })
  await set({ paused: true })
  await published()
  expect(await look()).toBe(0)
  p.advance(minute)
  await set({ paused: false })
  expect(await look()).toBe(0)
  await published()
  expect(await look()).toBe(1)
  await call(p, contract.removeSavedSearch, { params: { id: me.search } }, { token: me.token })
  await published()
  expect(await look()).toBe(0)
})

test('by WhatsApp where it was chosen, and not by mail where that was not', async () => {
  moveToHour(p, 12)
  await quiet()
  const me = await aCandidate(p)
  const phone = await givePhone(p, me.candidateId)
  await save(me, { byEmail: false, byWhatsApp: true })
  await published()
  await look()
  const [message, ...others] = await outbox(p, phone)
  expect(others).toEqual([])
  expect(message?.body).toMatch(
    /^Oi, Jussara! 1 vaga nova na sua busca “Empilhadeira em Betim”: Operador de empilhadeira,/,
  )
  expect(message?.button).toMatch(/listSelectiveProcesses\?.*roleName=operador/)
  expect(await inbox(p, me.email)).toEqual([])
})

test('with the switch of new vacancies off no mail leaves', async () => {
  const me = await saved()
  const params = { candidateId: me.candidateId }
  await call(p, updateNewJobs, { params, body: { newValue: false } }, { token: me.token })
  await published()
  expect(await look()).toBe(1)
  expect(await told(me)).toHaveLength(1)
  expect(await inbox(p, me.email)).toEqual([])
})

describe('the address in a mail', () => {
  async function mailed() {
    const me = await saved()
    await published()
    await look()
    const [mail] = await inbox(p, me.email)
    const address = new URL(mail?.unsubscribe ?? '')
    const link = /avisos\/parar\?token=(\S+)/.exec(mail?.text ?? '')?.[1] ?? ''
    return { ...me, address, link }
  }
  const read = (token: string) => call(p, channels.getSubscription, { params: { token } })

  test('a forged one does nothing', async () => {
    const me = await mailed()
    const other = await aCandidate(p)
    const forged = me.link.replace(me.candidateId, other.candidateId)
    for (const token of ['x', forged]) {
      refused(await read(token), 404, 'not-found')
      const stop = await call(p, channels.stopSubscription, { params: { token } })
      refused(stop, 404, 'not-found')
      const resume = await call(p, channels.resumeSubscription, { params: { token } })
      refused(resume, 404, 'not-found')
    }
  })

  test('one click of the mail program stops it, without a sign-in; and there is a way back', async () => {
    const me = await mailed()
    const shown = { topic: 'search', search: 'Empilhadeira em Betim', subscribed: true }
    expect((await read(me.link)).body).toEqual(shown)
    const click = () =>
      p.app.inject({
        method: 'POST',
        url: me.address.pathname,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'List-Unsubscribe=One-Click',
      })
    for (let i = 0; i < 2; i++) expect((await click()).statusCode).toBe(200)
    expect((await read(me.link)).body).toEqual({ ...shown, subscribed: false })
    await published()
    await look()
    expect(await inbox(p, me.email)).toHaveLength(1)
    const back = await call(p, channels.resumeSubscription, { params: { token: me.link } })
    expect(back.body).toEqual(shown)
    await published()
    await look()
    expect(await inbox(p, me.email)).toHaveLength(2)
  })

  test('opened with a browser it leads to the page that asks', async () => {
    const me = await mailed()
    const answer = await p.app.inject({ url: me.address.pathname })
    expect(answer.statusCode).toBe(303)
    expect(answer.headers.location).toBe(`/avisos/parar?token=${encodeURIComponent(me.link)}`)
    expect((await read(me.link)).body.subscribed).toBe(true)
  })

  test('of a search that was deleted there is nothing to stop', async () => {
    const me = await mailed()
    const removed = await call(
      p,
      contract.removeSavedSearch,
      { params: { id: me.search } },
      { token: me.token },
    )
    expect(removed.status).toBe(204)
    const answer = await call(p, channels.stopSubscription, { params: { token: me.link } })
    expect(answer.body).toEqual({ topic: 'search', search: null, subscribed: false })
  })
})
