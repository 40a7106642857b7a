import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { refused } from '../../test/client.ts'
import { aVacancy } from '../../test/factories.ts'
import { program } from '../../test/program.ts'
import { closeVacancy } from '../../test/vacancies.rows.ts'
import { inTransaction } from '../platform/db/database.ts'

const p = program()
const get = async (url: string) => {
  const answer = await p.app.inject({ url })
  return { status: answer.statusCode, type: answer.headers['content-type'], text: answer.body }
}

test.each([
  ['/sitemap-vagas-7.xml', 'not-found'],
  ['/sitemap-vagas-x.xml', 'route-not-found'],
  ['/sitemap-vagas-.xml', 'route-not-found'],
])('a file without open vacancies answers 404: %s', async (url, id) => {
  const answer = await p.app.inject({ url })
  refused({ status: answer.statusCode, body: answer.json() }, 404, id)
  expect(String(answer.headers['cache-control'])).not.toContain('public')
})

test('robots.txt allows public pages, disallows dashboard and API, names the sitemap', async () => {
  const { status, type, text } = await get('/robots.txt')
  expect([status, type]).toEqual([200, 'text/plain; charset=utf-8'])
  expect(text.split('\n')).toEqual(
    expect.arrayContaining([
      'User-agent: *',
      'Allow: /',
      'Disallow: /dashboard',
      'Disallow: /api',
      'Sitemap: http://localhost:3000/sitemap.xml',
    ]),
  )
})

test('the sitemap lists open vacancies only, each with its last change', async () => {
  const open = await aVacancy(p, { roleName: 'Padeiro(a) & confeiteiro(a)' })
  const closed = await aVacancy(p)
  const draft = await aVacancy(p, { draft: true })
  await inTransaction(p.platform.db, (tx) => closeVacancy(tx, closed.id, p.platform.now()))

  const index = await get('/sitemap.xml')
  expect([index.status, index.type]).toEqual([200, 'application/xml; charset=utf-8'])
  const files = [...index.text.matchAll(/<loc>([^<]+)<\/loc>/g)].map((found) => found[1])
  expect(files).toEqual([
    'http://localhost:3000/sitemap-pages.xml',
    'http://localhost:3000/sitemap-vagas-0.xml',
  ])

  const { status, text } = await get('/sitemap-vagas-0.xml')
  expect(status).toBe(200)
  expect(text).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<urlset /)
  expect(text.trim()).toMatch(/<\/urlset>$/)
  expect(text).toContain(
    `<url><loc>http://localhost:3000/vagas/padeiro-confeiteiro-contagem-${open.id}</loc><lastmod>20`,
  )
  expect(text).not.toMatch(new RegExp(`-(${closed.id}|${draft.id})</loc>`))
})

test('a long file is read in pieces without losing vacancies', async () => {
  const { id } = await aVacancy(p)
  // More than two pieces of 5,000, copied in the database for speed.
  await sql`
    insert into vacancies (company_id, state, slug, role_name, description, municipality_code,
      workplace, contract_type, payment_band, job_profile, published_at, closes_on)
    select company_id, state, slug, role_name, description, municipality_code, workplace,
      contract_type, payment_band, job_profile, published_at, closes_on
    from vacancies, generate_series(1, 10500) where id = ${id}`.execute(p.platform.db)
  const open = await p.platform.db
    .selectFrom('vacancies')
    .select('id')
    .where('state', '=', 'open')
    .orderBy('id')
    .execute()
  const { text } = await get('/sitemap-vagas-0.xml')
  const listed = [...text.matchAll(/-(\d+)<\/loc>/g)].map((found) => Number(found[1]))
  expect(listed).toEqual(open.map((row) => row.id))
})

test('pages that are not vacancies have their own file', async () => {
  const { text } = await get('/sitemap-pages.xml')
  expect(text).toContain('<loc>http://localhost:3000/vagas</loc>')
})
