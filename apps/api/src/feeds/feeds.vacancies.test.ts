import { listFeedVacancies } from '@trilha/contracts/feeds'
import { expect, test } from 'vitest'
import { call, refused } from '../../test/client.ts'
import { aCompany, aVacancy } from '../../test/factories.ts'
import { program } from '../../test/program.ts'
import { closeVacancy } from '../../test/vacancies.rows.ts'
import { inTransaction } from '../platform/db/database.ts'
import { indeed } from './feeds.vacancies.ts'

const p = program()
const get = async (url: string) => {
  const answer = await p.app.inject({ url })
  return { status: answer.statusCode, type: answer.headers['content-type'], text: answer.body }
}
/** A company with its own slug. */
async function aNamedCompany(slug: string) {
  const id = await aCompany(p, { name: `Padaria & <Cia> ${slug}` })
  await p.platform.db.updateTable('companies').set({ slug }).where('id', '=', id).execute()
  return id
}

test('feeds of unknown companies answer 404', async () => {
  for (const url of ['/feeds/indeed.xml', '/feeds/vagas.rss']) {
    expect((await get(`${url}?empresa=ninguem`)).status).toBe(404)
    expect((await get(`${url}?empresa=a&empresa=b`)).status).toBe(404)
    expect((await get(`${url}?empresa=%00`)).status).toBe(404)
  }
  refused(await call(p, listFeedVacancies, { query: { company: 'ninguem' } }), 404, 'not-found')
  refused(await call(p, listFeedVacancies, { query: { limit: 101 } }), 400, 'invalid-request')
})

test('the three feeds show open vacancies only', async () => {
  const companyId = await aNamedCompany('padaria')
  const description = '<p>Pão às 5h ]]> & bolo</p>'
  const open = await aVacancy(p, {
    companyId,
    roleName: 'Padeiro(a) & confeiteiro(a)',
    description,
  })
  const closed = await aVacancy(p, { companyId })
  const draft = await aVacancy(p, { companyId, draft: true })
  const other = await aVacancy(p)
  await inTransaction(p.platform.db, (tx) => closeVacancy(tx, closed.id, p.platform.now()))

  const { body } = await call(p, listFeedVacancies, { query: { company: 'padaria' } })
  expect(body).toMatchObject({
    rows: [
      {
        id: open.id,
        city: 'Contagem',
        state: 'MG',
        salary: { minCents: 215_000, maxCents: 248_000, unit: 'month' },
      },
    ],
    next: null,
  })
  const all = await call(p, listFeedVacancies, { query: {} })
  const ids = all.body.rows.map(({ id }) => id)
  expect(ids).toEqual(expect.arrayContaining([open.id, other.id]))
  expect(ids).not.toContain(closed.id)
  expect(ids).not.toContain(draft.id)

  const indeed = await get('/feeds/indeed.xml?empresa=padaria')
  expect([indeed.status, indeed.type]).toEqual([200, 'application/xml; charset=utf-8'])
  expect(indeed.text.match(/<job>/g)).toHaveLength(1)
  expect(indeed.text).toContain(`<referencenumber><![CDATA[${open.id}]]></referencenumber>`)
  expect(indeed.text).toContain('<title><![CDATA[Padeiro(a) & confeiteiro(a)]]></title>')
  expect(indeed.text).toMatch(/<salary><!\[CDATA\[R\$\s2\.150,00 a R\$\s2\.480,00 por mês\]\]>/)
  expect(indeed.text).not.toMatch(/\]\]>[^<]/)
  expect(indeed.text.trim()).toMatch(/<\/source>$/)

  const rss = await get('/feeds/vagas.rss?empresa=padaria')
  expect([rss.status, rss.type]).toEqual([200, 'application/rss+xml; charset=utf-8'])
  expect(rss.text.match(/<item>/g)).toHaveLength(1)
  expect(rss.text).toContain('<title>Padeiro(a) &amp; confeiteiro(a) · Padaria &amp; &lt;Cia&gt;')
})

test('the list can be read to its end page by page', async () => {
  const companyId = await aNamedCompany('muitas')
  const made = []
  for (let i = 0; i < 3; i++) made.push((await aVacancy(p, { companyId })).id)
  const found: number[] = []
  const pageAfter = async (after: number) =>
    (await call(p, listFeedVacancies, { query: { company: 'muitas', after, limit: 1 } })).body
  for (let after: number | null = 0; after !== null;) {
    const page: Awaited<ReturnType<typeof pageAfter>> = await pageAfter(after)
    found.push(...page.rows.map(({ id }) => id))
    after = page.next
  }
  expect(found).toEqual(made)
})

test('a feed counts as running from request to end, even when nobody reads it', async () => {
  const feeds = await Promise.all([indeed(p.platform, {}), indeed(p.platform, {})])
  const refusal = await p.app.inject({ url: '/feeds/indeed.xml' })
  expect(refusal.statusCode).toBe(503)
  expect(refusal.headers['retry-after']).toBe('60')
  expect(String(refusal.headers['cache-control'])).not.toContain('public')
  for (const feed of feeds) await feed.return(undefined)
  const { status, text } = await get('/feeds/indeed.xml')
  expect(status).toBe(200)
  expect(text).toMatch(/^<\?xml /)
})
