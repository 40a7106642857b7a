import { beforeAll, expect, test } from 'vitest'
import { apply, call, marketVacancy, recruiter, registered, signIn } from '../accounts.ts'
import { expectAccessible } from '../assessments/assessments.steps.ts'
import { browser, desktop, phone, type StoredItems } from '../browser.ts'
import { seen } from '../journey.steps.ts'

const { person } = browser()
let storage: StoredItems
beforeAll(async () => {
  storage = await signIn(recruiter)
})

/** A person with a headline who applied to the demo vacancy. */
async function anApplicant(first: string) {
  const own = await registered(first)
  const token = own.storage['accessToken'] ?? ''
  const { id: vacancyId } = await marketVacancy()
  const body = { headline: `Caixa desde 2019, ${first}` }
  expect((await call('PUT', '/profile/about', { token, body })).status).toBe(200)
  await apply(own.storage, vacancyId)
  const { body: list } = await call<{ rows: { id: string }[] }>('GET', '/applications', { token })
  return { own, token, vacancyId, id: list.rows[0]?.id ?? '' }
}

test('while a recruiter looks, the person leaves: what was sent disappears, at 1280 px', async () => {
  const { own, vacancyId, id } = await anApplicant('Zenaide')
  // The open part is loaded again at the same time, and refused with 410.
  const expected = /status of 410/
  const { page } = await person({ viewport: desktop, signedIn: storage, expected })
  await page.goto(`/empresas/candidaturas/${id}?parte=curriculo`)
  await seen(page.getByText('Caixa desde 2019, Zenaide'))

  const { page: theirs } = await person({ viewport: phone, signedIn: own.storage })
  await theirs.goto(`/dashboard/progressSelectiveProcess/${vacancyId}`)
  await theirs.getByRole('button', { name: 'Sair desta trilha' }).click()
  const dialog = theirs.getByRole('dialog')
  await seen(dialog.getByText(/fica sabendo na hora e deixa de ver o que você enviou/))
  await dialog.getByRole('button', { name: 'Sair desta trilha' }).click()
  await seen(theirs.getByText(/O que você enviou não aparece mais para a empresa\./))
  await expectAccessible(theirs)

  await seen(page.getByText('O que a pessoa enviou não aparece mais'))
  await expect.poll(() => page.getByText('Caixa desde 2019, Zenaide').count()).toBe(0)
  expect(await page.getByRole('tab', { name: 'Currículo' }).count()).toBe(0)
  await expectAccessible(page)
})

test('after the end the person sees until when changes reach the company, at 390 px', async () => {
  const { own, token, vacancyId, id } = await anApplicant('Zoraide')
  const answer = {
    token: storage['companyAccessToken'] ?? '',
    body: {
      version: 1,
      message: 'Desta vez seguimos com quem mora mais perto. Seu relato foi muito claro.',
    },
  }
  expect((await call('POST', `/company/applications/${id}/not-approve`, answer)).status).toBe(200)
  const body = { headline: 'Agora procuro cozinha' }
  await call('PUT', '/profile/about', { token, body })
  const { page } = await person({ viewport: phone, signedIn: own.storage })
  await expect
    .poll(
      async () => {
        await page.goto(`/dashboard/progressSelectiveProcess/${vacancyId}`)
        await seen(page.getByRole('heading', { level: 1 }))
        return page.getByText(/ainda vê o currículo que você enviou/).count()
      },
      { timeout: 30_000, interval: 2000 },
    )
    .toBe(1)
  await expectAccessible(page)
  const { page: company } = await person({ viewport: desktop, signedIn: storage })
  await company.goto(`/empresas/candidaturas/${id}?parte=curriculo`)
  await seen(company.getByText('Caixa desde 2019, Zoraide'))
})
