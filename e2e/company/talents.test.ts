import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { call, marketVacancy, recruiter, registered, signIn } from '../accounts.ts'
import { accessibilityViolations, browser, phone } from '../browser.ts'
import { connected, unread } from '../candidate/notifications.steps.ts'

const { person } = browser()
const settings = '/dashboard/user/settings#talent'

/** A person with a unique word in the headline. */
async function newcomerWithWord(first: string) {
  const me = await registered(first)
  const word = `confeit${randomUUID().replaceAll(/[^a-f]/g, '')}quera`
  const token = me.storage['accessToken'] ?? ''
  const { status } = await call('PUT', '/profile/about', {
    token,
    body: { headline: `Doces e ${word}, 31 98888-7777`, skills: ['Bolos'] },
  })
  expect(status).toBe(200)
  return { ...me, word, token }
}

test('a person opts in, is found, invited with a message, and accepts', async () => {
  const me = await newcomerWithWord('Noemi')
  const { page } = await person({ viewport: phone, signedIn: me.storage })
  await page.goto(settings)
  const part = page.getByRole('region', { name: 'Busca de talentos' })
  await part.getByRole('button', { name: 'Ver antes como as empresas veriam você' }).click()
  const preview = page.getByRole('dialog', { name: 'É assim que as empresas veem você' })
  await preview.getByText('Noemi', { exact: true }).waitFor()
  expect(await preview.textContent()).not.toMatch(/98888|Noemi \p{Lu}/u)
  expect(await accessibilityViolations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await preview.waitFor({ state: 'detached' })

  const company = await person({ signedIn: await signIn(recruiter), expected: /status of 400/ })
  await company.page.goto('/empresas/')
  await company.page.getByRole('link', { name: 'Talentos' }).first().click()
  await company.page.getByLabel('Cargo, área ou habilidade').fill(me.word)
  await company.page.getByRole('button', { name: 'Buscar', exact: true }).click()
  await company.page.getByText('Ninguém com estas palavras').waitFor()

  await part.getByRole('button', { name: 'Quero que me encontrem' }).click()
  await part.getByRole('button', { name: 'Sair da busca' }).waitFor()
  await page.goto('/dashboard')
  await connected(page)

  await company.page.reload()
  const card = company.page.getByRole('article').filter({ hasText: 'Noemi' })
  await card.getByText(me.word).waitFor()
  expect(await card.textContent()).not.toContain('98888')
  await card.getByRole('link', { name: 'Noemi' }).click()
  await company.page.getByText('A pessoa fica sabendo que sua empresa viu este perfil.').waitFor()
  await company.page.getByRole('button', { name: 'Convidar para uma vaga' }).click()
  const dialog = company.page.getByRole('dialog', { name: 'Convidar Noemi' })
  const market = await marketVacancy()
  await dialog.getByLabel('Vaga').selectOption(String(market.id))
  const message = dialog.getByLabel('Mensagem')
  await message.fill('Seu cuidado com doces combina com a loja. Chame no 31 97777-6666.')
  await dialog.getByRole('button', { name: 'Enviar convite' }).click()
  await dialog.getByText('Convites vão sem links').waitFor()
  const invitation = 'Seu cuidado com doces combina com a loja. Vamos conversar?'
  await message.fill(invitation)
  await dialog.getByRole('region', { name: 'Prévia do convite' }).getByText(invitation).waitFor()
  await dialog.getByRole('button', { name: 'Enviar convite' }).click()
  await company.page.getByText('Convite enviado para Noemi').waitFor()

  // The candidate's open page updates live.
  await unread(page, 1)
  await page.goto(
    `/dashboard/listSelectiveProcesses/${market.id}/viewSelectiveProcess?isNotification=y`,
  )
  await page.getByText(invitation).waitFor()
  await page.getByRole('button', { name: 'Aceitar convite' }).click()
  await page.waitForURL(/progressSelectiveProcess/)

  await company.page.goto('/empresas/talentos/convites')
  const sent = company.page.getByRole('article').filter({ hasText: me.name })
  await sent.getByText('Aceitou').waitFor()
  expect(await accessibilityViolations(company.page)).toEqual([])
})

test('after blocking a company a person is no longer found, and can unblock it', async () => {
  const me = await newcomerWithWord('Otília')
  await call('PUT', '/profile/talent', {
    token: me.token,
    body: { consentVersion: '2026-11', photo: false, disabilityVersion: null },
  })
  const storage = await signIn(recruiter)
  const token = storage['companyAccessToken'] ?? ''
  type Found = { rows: { id: string }[] }
  const search = () => call<Found>('GET', `/company/talents?q=${me.word}`, { token })
  const talentId = (await search()).body.rows[0]!.id
  const market = await marketVacancy()
  const { status } = await call('POST', `/company/vacancies/${market.id}/invitations`, {
    token,
    body: { talentId, message: 'Gostamos do seu título. Vamos conversar sobre a vaga?' },
  })
  expect(status).toBe(201)
  const { page } = await person({ viewport: phone, signedIn: me.storage })
  await page.goto(
    `/dashboard/listSelectiveProcesses/${market.id}/viewSelectiveProcess?isNotification=y`,
  )
  await page.getByRole('button', { name: 'Não receber convites desta empresa' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Não receber mais' }).click()
  await page.getByText('Você recusou este convite').waitFor()
  expect((await search()).body.rows).toEqual([])
  await page.goto(settings)
  await page.getByRole('button', { name: 'Voltar a receber' }).click()
  await page.getByText('pode convidar você de novo').waitFor()
  expect((await search()).body.rows).toHaveLength(1)
  await page.getByRole('button', { name: 'Sair da busca' }).click()
  await page.getByRole('button', { name: 'Quero que me encontrem' }).waitFor()
  expect((await search()).body.rows).toEqual([])
})
