import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { cnpjDigit } from '@trilha/contracts/shared/documents'
import { linkTo } from '../inbox.ts'

/** Steps of a new company and of the people that it invites. */

export const password = 'caminho longo de araucaria'

/** A random alphanumeric CNPJ with correct check digits. */
function newCnpj(): string {
  const base = `${randomUUID().replaceAll('-', '').slice(0, 8).toUpperCase()}0001`
  const first = cnpjDigit(base)
  return `${base}${first}${cnpjDigit(`${base}${first}`)}`
}

/** Fills in and sends the registration; a personal e-mail is refused first. */
export async function register(page: Page, about: { name: string; email: string }): Promise<void> {
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
  // A personal e-mail is refused at its field; the other input remains.
  await page.getByText('Este parece ser um e-mail pessoal').waitFor()
  await page.getByLabel('Seu e-mail na empresa').fill(about.email)
  await page.getByRole('button', { name: 'Enviar cadastro' }).click()
  await page.getByRole('heading', { name: 'Veja seu e-mail' }).waitFor()
}

/** Opens the link of the mail, which signs in. */
export async function confirm(page: Page, email: string): Promise<void> {
  await page.goto(await linkTo(email))
  await page.getByRole('button', { name: 'Confirmar e entrar' }).click()
  await page.getByRole('heading', { name: 'Empresa', level: 1 }).waitFor()
  await page.getByText('Falta comprovar o domínio').waitFor()
}

/** Requests the domain proof by mail, and confirms it from the postmaster's mailbox. */
export async function proveDomain(
  page: Page,
  postmaster: Page,
  { domain, name }: { domain: string; name: string },
): Promise<void> {
  await page.getByRole('button', { name: 'Enviar link' }).click()
  await page.getByText(`Link enviado para postmaster@${domain}`).waitFor()
  await postmaster.goto(await linkTo(`postmaster@${domain}`))
  await postmaster.getByRole('button', { name: 'Confirmar o domínio' }).click()
  await postmaster.getByText(`o domínio ${domain} é de ${name}`).waitFor()
  await page.reload()
  await page.getByText('Com a nossa equipe').waitFor()
}

/** Verifies a company; `page` is signed in as a person of Trilha's team. */
export async function verify(page: Page, name: string): Promise<void> {
  await page.goto('/admin')
  await page.getByRole('link', { name }).click()
  await page.getByText(/^por e-mail,/).waitFor()
  await page.getByRole('button', { name: 'Verificar empresa' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Motivo').fill('CNPJ ativo e domínio comprovado por e-mail.')
  await dialog.getByRole('button', { name: 'Verificar empresa' }).click()
  await page.getByText('Verificada', { exact: true }).waitFor()
}

/** Invites a person on the team page. @param role label of the role on the screen. */
export async function invite(page: Page, email: string, role: string): Promise<void> {
  await page.goto('/empresas/equipe')
  await page.getByLabel('E-mail da pessoa').fill(email)
  await page.getByLabel('Papel', { exact: true }).selectOption(role)
  await page.getByRole('button', { name: 'Enviar convite' }).click()
  await page.getByText('Convites à espera').waitFor()
  await page.getByText(email).first().waitFor()
}

/** Joins by the invitation mail, which leads to the company's vacancies. */
export async function join(
  page: Page,
  guest: { email: string; name: string; company: string },
): Promise<void> {
  await page.goto(await linkTo(guest.email))
  await page.getByRole('heading', { name: `Entre na equipe de ${guest.company}` }).waitFor()
  await page.getByLabel('Seu nome').fill(guest.name)
  await page.getByLabel('Seu cargo').fill('Gerência')
  await page.getByLabel('Senha', { exact: true }).fill(password)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Criar acesso e entrar' }).click()
  await page.getByRole('heading', { name: 'Vagas', level: 1 }).waitFor()
}
