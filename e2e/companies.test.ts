import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { cnpjDigit } from '@trilha/contracts/documents'
import { admin, signIn } from './accounts.ts'
import { accessibilityFaults, browser, phone } from './browser.ts'

const { person } = browser()
const password = 'caminho longo de araucaria'

/** The address to which the last mail to somebody leads. */
async function linkTo(email: string): Promise<string> {
  type Mail = { recipient: string; text: string }
  const find = async () => {
    const answer = await fetch(`${inject('origin')}/dev/inbox.json`)
    const { rows } = (await answer.json()) as { rows: Mail[] }
    const mail = rows.find(({ recipient }) => recipient === email)
    return /https?:\/\/[^/\s]+(\/\S*key=[\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
  }
  await expect.poll(find, { timeout: 15_000 }).not.toBe('')
  return find()
}

/** A CNPJ with letters and right check digits. */
function newCnpj(): string {
  const base = `${randomUUID().replaceAll('-', '').slice(0, 8).toUpperCase()}0001`
  const first = cnpjDigit(base)
  return `${base}${first}${cnpjDigit(`${base}${first}`)}`
}

async function register(page: Page, about: { name: string; email: string }) {
  await page.goto('/empresas')
  await page.getByRole('link', { name: 'Cadastrar empresa' }).first().click()
  await page.getByLabel('CNPJ').fill(newCnpj())
  await page.getByLabel('Nome da empresa').fill(about.name)
  await page.getByLabel('Ramo').selectOption('Alimentação')
  await page.getByLabel('Seu nome').fill('Ivone Batista')
  await page.getByLabel('Seu cargo').fill('Sócia')
  await page.getByLabel('Seu e-mail na empresa').fill('ivone@gmail.com')
  await page.getByLabel('Senha', { exact: true }).fill(password)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Enviar cadastro' }).click()
  // A mailbox that anybody can have is refused on its field; the rest stays as typed.
  await page.getByText('O email deve ser um endereço de email válido').waitFor()
  await page.getByLabel('Seu e-mail na empresa').fill(about.email)
  await page.getByRole('button', { name: 'Enviar cadastro' }).click()
  await page.getByRole('heading', { name: 'Veja seu e-mail' }).waitFor()
}

test('a company registers, proves its domain, is verified and invites an evaluator', async () => {
  const domain = `raio-${randomUUID().slice(0, 6)}.com.br`
  const name = `Padaria Raio ${domain.slice(5, 11)}`
  const [owner, evaluator] = [`ivone@${domain}`, `davi@${domain}`]
  const { page } = await person({ viewport: phone, expected: /status of 400/ })
  await register(page, { name, email: owner })
  await page.goto(await linkTo(owner))
  await page.getByRole('button', { name: 'Confirmar e entrar' }).click()
  await page.getByRole('heading', { name: 'Empresa', level: 1 }).waitFor()
  await page.getByText('Falta comprovar o domínio').waitFor()
  expect(await accessibilityFaults(page)).toEqual([])

  await page.getByRole('button', { name: 'Enviar link' }).click()
  await page.getByText(`Link enviado para postmaster@${domain}`).waitFor()
  const stranger = await person()
  await stranger.page.goto(await linkTo(`postmaster@${domain}`))
  await stranger.page.getByRole('button', { name: 'Confirmar o domínio' }).click()
  await stranger.page.getByText(`o domínio ${domain} é de ${name}`).waitFor()
  await page.reload()
  await page.getByText('Com a nossa equipe').waitFor()

  const team = await person({ signedIn: await signIn(admin) })
  await team.page.goto('/admin')
  await team.page.getByRole('link', { name }).click()
  await team.page.getByText(/^por e-mail,/).waitFor()
  await team.page.getByRole('button', { name: 'Verificar empresa' }).click()
  const dialog = team.page.getByRole('dialog')
  await dialog.getByLabel('Motivo').fill('CNPJ ativo e domínio comprovado por e-mail.')
  await dialog.getByRole('button', { name: 'Verificar empresa' }).click()
  await team.page.getByText('Verificada', { exact: true }).waitFor()
  await team.page.goto('/admin/registro')
  await team.page.getByText('company: verify').first().waitFor()

  await page.goto('/empresas/equipe')
  await page.getByLabel('E-mail da pessoa').fill(evaluator)
  await page.getByLabel('Papel', { exact: true }).selectOption('Avaliação')
  await page.getByRole('button', { name: 'Enviar convite' }).click()
  await page.getByText('Convites à espera').waitFor()
  const guest = await person()
  await guest.page.goto(await linkTo(evaluator))
  await guest.page.getByRole('heading', { name: `Entre na equipe de ${name}` }).waitFor()
  await guest.page.getByLabel('Seu nome').fill('Davi Rocha')
  await guest.page.getByLabel('Seu cargo').fill('Gerência')
  await guest.page.getByLabel('Senha', { exact: true }).fill(password)
  await guest.page.getByRole('checkbox').check()
  await guest.page.getByRole('button', { name: 'Criar acesso e entrar' }).click()
  await guest.page.getByRole('heading', { name: 'Vagas', level: 1 }).waitFor()
  await guest.page.goto('/empresas/equipe')
  await guest.page.getByText('Ivone Batista').waitFor()
  expect(await guest.page.getByRole('button', { name: 'Enviar convite' }).count()).toBe(0)
})
