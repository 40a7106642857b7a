import { dayMs, minuteMs } from '@trilha/contracts/shared/durations'
import * as channels from '@trilha/contracts/notifications/channels'
import { listNotifications, updateNewJobs } from '@trilha/contracts/notifications/notifications'
import * as contract from '@trilha/contracts/vacancies/savedSearches'
import { describe, expect, test } from 'vitest'
import { givePhone, inbox, moveToHour, outbox } from '../../../test/channels.ts'
import { call, refused } from '../../../test/client.ts'
import { aCandidate, anApplication, aVacancy, cities } from '../../../test/factories.ts'
import { program } from '../../../test/program.ts'
import { SearchIndex } from '../../search/searchIndex.ts'
import { processAlerts } from './alerts.ts'

const p = program()

type Person = Awaited<ReturnType<typeof aCandidate>>

/** Pauses all earlier searches, so that they send no alerts. */
const pauseAllSearches = () =>
  p.platform.db.updateTable('saved_searches').set({ paused: true }).execute()

/** A candidate who saved a search at noon. */
async function aSavedSearch(changes: object = {}, { confirmed = true } = {}) {
  moveToHour(p, 12)
  await pauseAllSearches()
  const me = await aCandidate(p, { confirmed })
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

const publish = (changes: object = {}) =>
  aVacancy(p, {
    roleName: 'Operador de empilhadeira',
    municipalityCode: cities.betim,
    ...changes,
  })

/** Runs the due searches after `minutes` and waits for all tasks. @returns the number of alerts. */
async function runAlerts(minutes = 16): Promise<number> {
  p.advance(minutes * minuteMs)
  const alerts = await processAlerts(p.platform)
  await p.platform.tasks.settled()
  return alerts
}

async function messagesOf(me: Person): Promise<string[]> {
  const { body } = await call(
    p,
    listNotifications,
    { params: { userId: me.userId } },
    { token: me.token },
  )
  return body.rows.map((row) => row.message)
}

describe('alerts at once', () => {
  test('an alert links to the page of its vacancy, or of several to the search results', async () => {
    const me = await aSavedSearch()
    const vacancy = await publish()
    await runAlerts()
    await publish()
    await publish()
    await runAlerts()
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

  test('no mail goes to an unconfirmed address; the notification comes', async () => {
    const me = await aSavedSearch({}, { confirmed: false })
    await publish()
    expect(await runAlerts()).toBe(1)
    expect(await messagesOf(me)).toHaveLength(1)
    expect(await inbox(p, me.email)).toEqual([])
  })

  test('a new matching vacancy gives one notification and one mail', async () => {
    await publish()
    p.advance(minuteMs)
    const me = await aSavedSearch()
    expect(await runAlerts()).toBe(0)
    const vacancy = await publish()
    await publish({ municipalityCode: cities.salvador })
    await publish({ roleName: 'Costureira' })
    expect(await runAlerts()).toBe(1)
    expect(await runAlerts()).toBe(0)
    expect(await messagesOf(me)).toEqual([
      expect.stringMatching(/^1 vaga nova para você\. Na sua busca “Empilhadeira em Betim”:/),
    ])
    const [mail, ...others] = await inbox(p, me.email)
    expect(others).toEqual([])
    expect(mail?.subject).toBe('1 vaga nova: Empilhadeira em Betim')
    expect(mail?.text).toContain(`-${vacancy.id}`)
    expect(mail?.text).toMatch(/R\$\s2\.150 a R\$\s2\.480 por mês/)
    expect(mail?.unsubscribe).toMatch(/^http:\/\/localhost:3000\/api\/subscriptions\/s\./)
  })

  test('a vacancy found by two searches or two workers gives one alert', async () => {
    const me = await aSavedSearch()
    await save(me, { name: 'Tudo em Betim', filters: { city: 'Betim' } })
    await publish()
    p.advance(2 * minuteMs)
    const both = await Promise.all([processAlerts(p.platform), processAlerts(p.platform)])
    await p.platform.tasks.settled()
    expect(both[0] + both[1]).toBe(1)
    expect(await inbox(p, me.email)).toHaveLength(1)
    expect(await messagesOf(me)).toHaveLength(1)
  })

  test('one mail lists several vacancies, without those that the person applied to', async () => {
    const me = await aSavedSearch()
    const vacancies = await Promise.all(Array.from({ length: 7 }, () => publish()))
    await anApplication(p, { candidate: me, vacancy: vacancies[0]! })
    await p.platform.tasks.settled()
    const before = (await inbox(p, me.email)).length
    await runAlerts()
    const mails = (await inbox(p, me.email)).slice(before)
    expect(mails.map((mail) => mail.subject)).toEqual(['6 vagas novas: Empilhadeira em Betim'])
    expect(mails[0]?.text.match(/\/vagas\//g)).toHaveLength(5)
  })

  test('corrected and partial matches give no alert', async () => {
    const me = await aSavedSearch({ filters: { roleName: 'operador de empilhadeiraa xyz' } })
    await publish()
    expect(await runAlerts()).toBe(0)
    expect(await messagesOf(me)).toEqual([])
  })
})

test('a new vacancy is found however many older ones match the words better', async () => {
  const me = await aSavedSearch({ filters: { roleName: 'nr11' } })
  const { id } = await publish({
    roleName: 'Auxiliar de pátio',
    description: '<p>Operar empilhadeira no pátio, com curso de NR11 em dia.</p>',
  })
  const now = p.platform.now().getTime()
  const index = new SearchIndex()
  const facets = {
    municipality: null,
    state: null,
    deficiency: null,
    contractType: 'clt' as const,
    payment: '1600-1800' as const,
    commissionPayment: 'none' as const,
    schooling: 'none' as const,
    cnh: 'none' as const,
    jobProfile: 'operational' as const,
    workplace: 'on-site' as const,
  }
  const scored = { salaryCents: null, work: 0, otherWork: 0, families: [], shift: null, minAge: 16 }
  const vacancy = { facets, closesAt: now + dayMs, publishedAt: now, ...scored }
  for (let n = 1; n <= 20_000; n++) {
    const title = 'Operador NR11'
    index.add({ ...vacancy, id: 1_000_000 + n, title, keywords: '', publishedAt: now - dayMs })
  }
  index.add({ ...vacancy, id, title: 'Auxiliar de pátio', keywords: 'nr11' })
  p.advance(16 * minuteMs)
  const search = { ...p.platform.search, search: index.search.bind(index) }
  expect(await processAlerts({ ...p.platform, search })).toBe(1)
  await p.platform.tasks.settled()
  expect(await messagesOf(me)).toEqual([expect.stringContaining('Auxiliar de pátio')])
})

test("a daily alert is one message at 8 in the morning in the person's time zone", async () => {
  moveToHour(p, 12)
  await pauseAllSearches()
  const me = await aCandidate(p, { state: 'AM' })
  await save(me, { frequency: 'daily' })
  await publish()
  await publish()
  expect(await runAlerts(60)).toBe(0)
  // 8 in Brasília is 7 in Manaus.
  moveToHour(p, 8)
  expect(await runAlerts(0)).toBe(0)
  expect(await runAlerts(61)).toBe(1)
  expect((await inbox(p, me.email)).map((mail) => mail.subject)).toEqual([
    '2 vagas novas: Empilhadeira em Betim',
  ])
})

test('vacancies published during a pause of the search never give an alert', async () => {
  const me = await aSavedSearch()
  const set = (body: object) =>
    call(p, contract.changeSavedSearch, { params: { id: me.search }, body }, { token: me.token })
  await set({ paused: true })
  await publish()
  expect(await runAlerts()).toBe(0)
  p.advance(minuteMs)
  await set({ paused: false })
  expect(await runAlerts()).toBe(0)
  await publish()
  expect(await runAlerts()).toBe(1)
  await call(p, contract.removeSavedSearch, { params: { id: me.search } }, { token: me.token })
  await publish()
  expect(await runAlerts()).toBe(0)
})

test('an alert uses the chosen channels only: WhatsApp and no mail', async () => {
  moveToHour(p, 12)
  await pauseAllSearches()
  const me = await aCandidate(p)
  const phone = await givePhone(p, me.candidateId)
  await save(me, { byEmail: false, byWhatsApp: true })
  await publish()
  await runAlerts()
  const [message, ...others] = await outbox(p, phone)
  expect(others).toEqual([])
  expect(message?.body).toMatch(
    /^Oi, Jussara! 1 vaga nova na sua busca “Empilhadeira em Betim”: Operador de empilhadeira,/,
  )
  expect(message?.button).toMatch(/listSelectiveProcesses\?.*roleName=operador/)
  expect(await inbox(p, me.email)).toEqual([])
})

test('with notifications of new vacancies turned off, no mail is sent', async () => {
  const me = await aSavedSearch()
  const params = { candidateId: me.candidateId }
  await call(p, updateNewJobs, { params, body: { newValue: false } }, { token: me.token })
  await publish()
  expect(await runAlerts()).toBe(1)
  expect(await messagesOf(me)).toHaveLength(1)
  expect(await inbox(p, me.email)).toEqual([])
})

describe('the unsubscribe link of a mail', () => {
  async function mailed() {
    const me = await aSavedSearch()
    await publish()
    await runAlerts()
    const [mail] = await inbox(p, me.email)
    const address = new URL(mail?.unsubscribe ?? '')
    const link = /avisos\/parar\?token=(\S+)/.exec(mail?.text ?? '')?.[1] ?? ''
    return { ...me, address, link }
  }
  const read = (token: string) => call(p, channels.getSubscription, { params: { token } })

  test('a forged link does nothing', async () => {
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

  test('one click in the mail program unsubscribes without sign-in and can be undone', async () => {
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
    await publish()
    await runAlerts()
    expect(await inbox(p, me.email)).toHaveLength(1)
    const back = await call(p, channels.resumeSubscription, { params: { token: me.link } })
    expect(back.body).toEqual(shown)
    await publish()
    await runAlerts()
    expect(await inbox(p, me.email)).toHaveLength(2)
  })

  test('opened in a browser, it leads to the confirmation page', async () => {
    const me = await mailed()
    const answer = await p.app.inject({ url: me.address.pathname })
    expect(answer.statusCode).toBe(303)
    expect(answer.headers.location).toBe(`/avisos/parar?token=${encodeURIComponent(me.link)}`)
    expect((await read(me.link)).body.subscribed).toBe(true)
  })

  test('a deleted search has no subscription to stop', async () => {
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
