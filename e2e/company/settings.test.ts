import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, inject, test } from 'vitest'
import { admin, call, demoPassword, recruiter, registered, signIn } from '../accounts.ts'
import { accessibilityViolations, browser, phone } from '../browser.ts'
import { runSql } from '../database.ts'

const { person } = browser()

test('an owner creates an API key, a client reads with it, and the owner revokes it', async () => {
  const { page } = await person({ viewport: phone, signedIn: await signIn(recruiter) })
  const name = `Folha ${randomUUID().slice(0, 6)}`
  await page.goto('/empresas/integracoes')
  await page.getByLabel('Nome da chave').fill(name)
  await page.getByRole('checkbox', { name: /applications:read/ }).check()
  await page.getByLabel('Validade').selectOption('90 dias')
  await page.getByRole('button', { name: 'Criar chave' }).click()
  await page.getByText(`A chave ${name} está pronta`).waitFor()
  const key = (await page.locator('code', { hasText: /^trilha_.{40,}/ }).textContent()) ?? ''
  expect(await accessibilityViolations(page)).toEqual([])
  expect((await call('GET', '/open/vacancies', { token: key })).status).toBe(200)

  // The key is shown only one time; afterwards only its prefix is visible.
  await page.getByRole('button', { name: 'Já guardei' }).click()
  await page.reload()
  await page.getByText(`${key.slice(0, 14)}…`).waitFor()
  expect(await page.getByText(key).count()).toBe(0)
  await page.getByRole('button', { name: `Encerrar a chave ${name}` }).click()
  await page.getByRole('button', { name: 'Encerrar chave', exact: true }).click()
  await page.getByText(`Chave ${name} encerrada`).waitFor()
  expect((await call('GET', '/open/vacancies', { token: key })).status).toBe(401)
})

/** Makes sessions of the demo's recruiter an hour old, so that what is dangerous asks for a proof. */
const ageSessions = () =>
  runSql(
    inject('dataDir'),
    sql`with aged as (
        update sessions s set proved_at = s.proved_at - interval '1 hour'
        from users u where u.id = s.user_id and u.email = ${recruiter} returning u.id)
      select pg_notify('session_ended', id::text) from aged`,
  )

test('a webhook is tested, logged, gets a new secret, is paused and deleted', async () => {
  const signedIn = await signIn(recruiter)
  const { page } = await person({ signedIn, expected: /status of 40[03]/ })
  const url = `https://${randomUUID().slice(0, 8)}.invalid/trilha`
  await page.goto('/empresas/integracoes')
  await page.getByRole('link', { name: 'Webhooks' }).click()
  await page.getByLabel('Endereço').fill('https://127.0.0.1/trilha')
  await page.getByRole('button', { name: 'Criar webhook' }).click()
  await page.getByText('Use um endereço https público').waitFor()
  await page.getByLabel('Endereço').fill(url)
  await page.getByRole('button', { name: 'Criar webhook' }).click()
  await page.getByText('Este é o segredo da assinatura').waitFor()
  const firstSecret = await page.locator('code', { hasText: /^whsec_/ }).textContent()
  await page.getByRole('link', { name: url }).click()

  await page.getByRole('button', { name: 'Enviar teste' }).click()
  await page.getByRole('link', { name: 'webhook.test' }).click()
  const dialog = page.getByRole('dialog', { name: 'Envio' })
  await dialog.getByText('"type": "webhook.test"').waitFor()
  await expect.poll(() => dialog.getByRole('listitem').count()).toBe(1)
  expect(await accessibilityViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Fechar' }).click()

  await page.getByRole('button', { name: 'Trocar segredo' }).click()
  const confirmation = page.getByRole('alertdialog')
  await ageSessions()
  await confirmation.getByRole('button', { name: 'Trocar segredo' }).click()
  const proof = page.getByRole('dialog', { name: 'Confirme que é você' })
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('name')))
    .toBe('password')
  await page.keyboard.type('outra senha qualquer')
  expect(await accessibilityViolations(page)).toEqual([])
  await proof.getByRole('button', { name: 'Confirmar' }).click()
  await proof.getByText('A senha atual não confere.').waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(() => proof.count()).toBe(0)
  await confirmation.waitFor()
  await page.getByText('Para continuar, confirme que é você com a sua senha.').waitFor()
  expect(await page.getByText('Este é o novo segredo').count()).toBe(0)
  await confirmation.getByRole('button', { name: 'Trocar segredo' }).click()
  await proof.getByLabel('Sua senha', { exact: true }).fill(demoPassword)
  await proof.getByRole('button', { name: 'Confirmar' }).click()
  await page.getByText('Este é o novo segredo').waitFor()
  expect(await page.locator('code', { hasText: /^whsec_/ }).textContent()).not.toBe(firstSecret)
  await page.getByText('O segredo anterior assina até').waitFor()

  // Pausing cancels pending deliveries, which the filter for failed deliveries then shows.
  await page.getByRole('button', { name: 'Pausar' }).click()
  await page.getByText('Pausado', { exact: true }).waitFor()
  await page.getByRole('link', { name: 'Sem entrega' }).click()
  await page.getByText('o webhook foi pausado').waitFor()
  expect(await page.getByRole('button', { name: 'Enviar teste' }).isDisabled()).toBe(true)
  await page.getByRole('button', { name: 'Excluir' }).click()
  await confirmation.getByRole('button', { name: 'Excluir webhook' }).click()
  await page.getByRole('heading', { name: 'Integrações', level: 1 }).waitFor()
  await expect.poll(() => page.getByRole('link', { name: url }).count()).toBe(0)
})

test('vacancies are filtered by state, and the filter is in the URL', async () => {
  const { page } = await person({ viewport: phone, signedIn: await signIn(recruiter) })
  await page.goto('/empresas/')
  const tabs = page.getByRole('navigation', { name: 'Estados das vagas' })
  const all = tabs.getByRole('link', { name: /^Todas \d+$/ })
  await all.waitFor()
  await tabs.getByRole('link', { name: /^Abertas/ }).click()
  await expect.poll(() => page.url()).toContain('estado=open')
  await page.reload()
  await tabs.locator('[aria-current=page]', { hasText: 'Abertas' }).waitFor()
  await page
    .getByRole('article')
    .first()
    .getByText(/Aberta até/)
    .waitFor()
  expect(await page.getByRole('article').getByText('Rascunho').count()).toBe(0)
})

test('a privacy request is sent, answered by the team and read', async () => {
  const asker = await registered('Dora')
  const mine = await person({ viewport: phone, signedIn: asker.storage })
  await mine.page.goto('/dashboard/user/settings#requests')
  await mine.page.getByLabel('Tipo de pedido').selectOption('Corrigir um dado')
  const words = `Meu CPF está errado, ${randomUUID().slice(0, 6)}.`
  await mine.page.getByLabel('O que você precisa').fill(words)
  await mine.page.getByRole('button', { name: 'Enviar pedido' }).click()
  await mine.page.getByText(/^Resposta até/).waitFor()
  await mine.page.getByText(words).waitFor()
  expect(await accessibilityViolations(mine.page)).toEqual([])

  const team = await person({ signedIn: await signIn(admin) })
  await team.page.goto('/admin/privacidade')
  const card = team.page.getByRole('article').filter({ hasText: words })
  await card.getByRole('button', { name: 'Responder' }).click()
  await card.getByLabel('Resposta').fill('Corrigimos o seu CPF. Confira em Meu Currículo.')
  expect(await accessibilityViolations(team.page)).toEqual([])
  await card.getByRole('button', { name: 'Enviar resposta' }).click()
  await expect.poll(() => card.count()).toBe(0)
  await team.page.goto('/admin/registro')
  await team.page.getByText('privacy: answer').first().waitFor()

  await mine.page.reload()
  await mine.page.getByText('Corrigimos o seu CPF.').waitFor()
})
