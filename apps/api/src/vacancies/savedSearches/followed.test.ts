import { randomUUID } from 'node:crypto'
import { minuteMs } from '@trilha/contracts/shared/durations'
import { listNotifications } from '@trilha/contracts/notifications/notifications'
import { markVacancy } from '@trilha/contracts/vacancies/marks'
import * as contract from '@trilha/contracts/vacancies/savedSearches'
import { expect, test } from 'vitest'
import { inbox, moveToHour } from '../../../test/channels.ts'
import { call, refused } from '../../../test/client.ts'
import { aCandidate, aCompany, aRecruiter, aVacancy } from '../../../test/factories.ts'
import { program } from '../../../test/program.ts'
import { processAlerts } from './alerts.ts'

const p = program()
const follow = (token: string | null, id: string) =>
  call(p, contract.followCompany, { params: { id } }, { token })
const list = async (token: string) =>
  (await call(p, contract.listSavedSearches, {}, { token })).body.rows

test('only candidates follow, and only verified companies', async () => {
  const verified = await aCompany(p, { verified: true })
  const unverified = await aCompany(p, { verified: false })
  const me = await aCandidate(p)
  refused(await follow(null, verified), 401, 'sign-in-needed')
  refused(await follow((await aRecruiter(p)).token, verified), 403, 'forbidden')
  refused(await follow(me.token, 'padaria'), 400, 'invalid-request')
  refused(await follow(me.token, unverified), 404, 'not-found')
  refused(await follow(me.token, randomUUID()), 404, 'not-found')
  expect(await list(me.token)).toEqual([])
})

test('a company is followed once, beside the twenty searches, and left by removing it', async () => {
  const id = await aCompany(p, { name: 'Padaria Estrela', verified: true })
  await aVacancy(p, { companyId: id })
  const me = await aCandidate(p)
  const first = await follow(me.token, id)
  expect(first).toMatchObject({
    status: 200,
    body: {
      name: 'Padaria Estrela',
      filters: {},
      frequency: 'daily',
      byEmail: true,
      byWhatsApp: false,
      paused: false,
      company: { id, name: 'Padaria Estrela', verified: true, openVacancies: 1 },
    },
  })
  expect((await follow(me.token, id)).body).toEqual(first.body)
  for (let i = 0; i < contract.maxSavedSearches; i++) {
    const body = {
      name: `cargo ${i}`,
      // The first has no filters either, as the followed company.
      filters: i === 0 ? {} : { roleName: `cargo ${i}` },
      frequency: 'daily' as const,
      byEmail: true,
      byWhatsApp: false,
    }
    expect((await call(p, contract.saveSearch, { body }, { token: me.token })).status).toBe(201)
  }
  expect(await list(me.token)).toHaveLength(21)
  const searchId = first.body.id
  const other = await aCandidate(p)
  const remove = (token: string) =>
    call(p, contract.removeSavedSearch, { params: { id: searchId } }, { token })
  refused(await remove(other.token), 404, 'not-found')
  expect((await remove(me.token)).status).toBe(204)
  expect((await list(me.token)).filter(({ company }) => company !== null)).toEqual([])
})

test('new vacancies of the company give one alert, without the ones that the person hid', async () => {
  moveToHour(p, 12)
  await p.platform.db.updateTable('saved_searches').set({ paused: true }).execute()
  const id = await aCompany(p, { name: 'Mercado Sol', verified: true })
  await aVacancy(p, { companyId: id })
  p.advance(minuteMs)
  const me = await aCandidate(p)
  const followed = await follow(me.token, id)
  const change = { params: { id: followed.body.id }, body: { frequency: 'at-once' as const } }
  await call(p, contract.changeSavedSearch, change, { token: me.token })
  p.advance(minuteMs)
  const fresh = [await aVacancy(p, { companyId: id }), await aVacancy(p, { companyId: id })]
  const hidden = await aVacancy(p, { companyId: id })
  await aVacancy(p)
  const body = { mark: 'hidden' as const }
  await call(p, markVacancy, { params: { id: hidden.id }, body }, { token: me.token })
  p.advance(16 * minuteMs)
  expect(await processAlerts(p.platform)).toBe(1)
  expect(await processAlerts(p.platform)).toBe(0)
  await p.platform.tasks.settled()
  const bell = { params: { userId: me.userId }, query: {} }
  const { rows } = (await call(p, listNotifications, bell, { token: me.token })).body
  expect(rows).toMatchObject([
    {
      target: 'followed',
      selectiveProcessId: null,
      message: expect.stringMatching(
        /^2 vagas novas para você\. De Mercado Sol, que você segue: .+; .+/,
      ),
    },
  ])
  const mails = await inbox(p, me.email)
  expect(mails.map(({ subject }) => subject)).toEqual(['2 vagas novas: Mercado Sol'])
  const linked = [...mails[0]!.text.matchAll(/\/vagas\/\S+-(\d+)\b/g)].map(([, id]) => Number(id))
  expect(new Set(linked)).toEqual(new Set(fresh.map((vacancy) => vacancy.id)))
  expect(mails[0]!.text).toContain('porque segue esta empresa')
})
