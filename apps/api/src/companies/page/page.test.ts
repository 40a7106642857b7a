import * as contract from '@trilha/contracts/companies/companies'
import { listFeedVacancies } from '@trilha/contracts/feeds'
import { getVacancy } from '@trilha/contracts/vacancies/vacancies'
import { expect, test } from 'vitest'
import { call, refused } from '../../../test/client.ts'
import { aCompany, aVacancy } from '../../../test/factories.ts'
import { program } from '../../../test/program.ts'
import { accept } from '../../../test/review.ts'
import { newSlug } from '../companies.slug.ts'

const p = program()
const read = (slug: string, query: Record<string, unknown> = {}) =>
  call(p, contract.getCompanyPage, { params: { slug }, query })

/** A company with a logo, and its slug. */
async function aCompanyWithLogo(name: string, verified: boolean) {
  const id = await aCompany(p, { name, verified })
  const logo_file = 'logos/018f0000-0000-7000-8000-000000000000.webp'
  const slug = newSlug(name)
  await p.platform.db
    .updateTable('companies')
    .set({ slug, logo_file, page: 'Abrimos às sete.', site: 'https://padaria.example' })
    .where('id', '=', id)
    .execute()
  return { id, slug }
}

test('an unknown slug, an unverified company and an invalid slug have no page', async () => {
  const { id, slug } = await aCompanyWithLogo('Padaria Sem Selo', false)
  const vacancy = await aVacancy(p, { companyId: id })
  refused(await read('padaria-que-nao-ha'), 404, 'not-found')
  refused(await read(slug), 404, 'not-found')
  refused(await read('Padaria%20'), 400, 'invalid-request')
  expect((await accept(p, vacancy.id)).status).toBe(204)
  // Its vacancy is public, without a link to a page and without the unverified logo.
  const { body } = await call(p, getVacancy, { params: { id: vacancy.id } })
  expect(body.company).toMatchObject({ slug: null, logoUrl: null })
})

test('the page of a verified company has its texts, cities and paged open vacancies', async () => {
  const { id, slug } = await aCompanyWithLogo('Padaria Estrela', true)
  const other = await aVacancy(p)
  const open = [await aVacancy(p, { companyId: id }), await aVacancy(p, { companyId: id })]
  const draft = await aVacancy(p, { companyId: id, draft: true })
  const { status, body } = await read(slug, { limit: 1 })
  expect(status).toBe(200)
  expect(body).toMatchObject({
    slug,
    name: 'Padaria Estrela',
    pageText: 'Abrimos às sete.',
    site: 'https://padaria.example',
    responseRecord: null,
    badge: false,
    places: [{ name: 'Contagem', state: 'MG', count: 2 }],
    vacancies: { count: 2, totalPages: 2 },
  })
  const second = await read(slug, { limit: 1, page: 2 })
  const shown = [...body.vacancies.rows, ...second.body.vacancies.rows]
  expect(new Set(shown.map((row) => row.id))).toEqual(new Set(open.map((row) => row.id)))
  expect(shown.map((row) => row.id)).not.toContain(draft.id)
  expect(shown.map((row) => row.id)).not.toContain(other.id)
  expect(shown[0]?.company).toMatchObject({ slug, logoUrl: body.logoUrl })

  const feed = await call(p, listFeedVacancies, { query: { company: slug } })
  expect(feed.body.rows[0]?.companyLogoUrl).toMatch(/^https?:\/\/.+\/logos\/.+\.webp$/)
  const sitemap = await p.app.inject('/sitemap-pages.xml')
  expect(sitemap.body).toContain(`/empresa/${slug}<`)
})

test('the badge is shown from 90 percent of answers in time', async () => {
  for (const [inTime, badge] of [
    [18, true],
    [17, false],
  ] as const) {
    const { id, slug } = await aCompanyWithLogo(`Padaria ${inTime}`, true)
    const record = { people: 20, heard: 20, in_time: inTime, median_days: 2 }
    await p.platform.db
      .insertInto('company_records')
      .values({ company_id: id, ...record, counted_at: p.platform.now() })
      .execute()
    const { body } = await read(slug)
    expect(body).toMatchObject({ badge, responseRecord: { people: 20, medianDays: 2 } })
  }
})
