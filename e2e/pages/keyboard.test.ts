import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { admin, recruiter, signIn } from '../accounts.ts'
import { browser, phone, waitForHydration } from '../browser.ts'

const { person } = browser()

/** Presses Tab until the focused element has this name. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let i = 0; i < 100; i++) {
    await page.keyboard.press('Tab')
    if (name.test(await focused(page))) return
  }
  throw new Error(`no way to ${name}`)
}

/** Name or text of the focused element. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement
    if (!element || element === document.body) return ''
    const label = (element as HTMLInputElement).labels?.[0]?.textContent
    return element.getAttribute('aria-label') ?? label ?? element.textContent
  })

/** True if the element with this text is fully inside the viewport. */
const isInViewport = (page: Page, text: string): Promise<boolean> =>
  page.getByText(text).evaluate((it) => {
    const { top, bottom } = it.getBoundingClientRect()
    return top >= 0 && bottom <= innerHeight
  })

test('registration by keyboard: a network error is shown at the focus, and the input is preserved', async () => {
  const { page, context } = await person({ viewport: phone, expected: /ERR_INTERNET|WebSocket/ })
  await page.goto('/empresas/cadastro')
  await waitForHydration(page)
  const email = `ivone@teclado-${randomUUID().slice(0, 6)}.com.br`
  await page.getByLabel('CNPJ').fill('12ABC34501DE35')
  await page.getByLabel('Nome da empresa').fill('Padaria Teclado')
  await page.getByLabel('Ramo').selectOption('Comunicação')
  await page.getByLabel('Seu nome').fill('Ivone Batista')
  await page.getByLabel('Seu cargo').fill('Sócia')
  await page.getByLabel('Seu e-mail').fill(email)
  await page.getByLabel('Senha', { exact: true }).fill('caminho longo de araucaria')
  await page.getByLabel('Li e aceito').focus()
  await page.keyboard.press('Space')
  await tabTo(page, /^Enviar cadastro/)
  await context.setOffline(true)
  await page.keyboard.press('Enter')
  await expect.poll(() => isInViewport(page, 'Sem conexão com a Trilha')).toBe(true)
  await context.setOffline(false)
  await page.keyboard.press('Enter')
  await expect.poll(() => focused(page)).toBe('Veja seu e-mail')
  await tabTo(page, /Corrigir o cadastro/)
  await page.keyboard.press('Enter')
  await expect.poll(() => focused(page)).toBe('Cadastre sua empresa')
  expect(await page.getByLabel('Nome da empresa').inputValue()).toBe('Padaria Teclado')
  expect(await page.getByLabel('Seu e-mail').inputValue()).toBe(email)
  expect(await page.getByLabel('Ramo').inputValue()).toBe('Comunicação')
  expect(await page.getByLabel('Senha', { exact: true }).inputValue()).toBe('')
})

test('the focus moves to a neighbour when its element disappears, and to the title on another page', async () => {
  const { page, context } = await person({
    viewport: phone,
    signedIn: await signIn(recruiter),
    expected: /ERR_INTERNET|WebSocket/,
  })
  await page.goto('/empresas/equipe')
  const [first, second] = ['a', 'b'].map((at) => `${at}${randomUUID().slice(0, 6)}@exemplo.com.br`)
  for (const email of [first!, second!]) {
    await page.getByLabel('E-mail da pessoa').fill(email)
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: `Cancelar convite de ${email}` }).waitFor()
  }
  // The neighbour is the row below the cancelled invitation, or above it if it is the last.
  const rows = page.getByRole('listitem').filter({ hasText: 'Cancelar convite' })
  const names = await rows.allTextContents()
  const at = names.findIndex((name) => name.includes(first!))
  const neighbour = names[at + 1] ?? names[at - 1]
  await page.getByRole('button', { name: `Cancelar convite de ${first}` }).press('Enter')
  await page.getByText(`Convite de ${first} cancelado`).waitFor()
  await expect.poll(() => focused(page)).toBe(neighbour)

  // A dialog announces a network error immediately, and restores the focus after closing.
  await page.goto('/empresas/integracoes')
  const name = `Chave ${randomUUID().slice(0, 6)}`
  await page.getByLabel('Nome da chave').fill(name)
  await page.keyboard.press('Enter')
  await expect.poll(() => focused(page)).toContain('Copie agora')
  await tabTo(page, /Já guardei/)
  await page.keyboard.press('Enter')
  await expect.poll(() => focused(page)).toContain('Nome da chave')
  await tabTo(page, new RegExp(`Encerrar a chave ${name}`))
  await page.keyboard.press('Enter')
  await expect.poll(() => focused(page)).toBe('Cancelar')
  await tabTo(page, /^Encerrar chave/)
  await context.setOffline(true)
  await page.keyboard.press('Enter')
  await page.getByRole('alert').getByText('Sem conexão com a Trilha').waitFor()
  await context.setOffline(false)
  await page.keyboard.press('Enter')
  await page.getByText(`Chave ${name} encerrada`).waitFor()
  await expect.poll(() => focused(page)).not.toBe('')

  await tabTo(page, /^Webhooks/)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/integracoes/webhooks')
  await expect.poll(() => focused(page)).toBe('Integrações')
})

test('vacancy editor by keyboard: the focus is on the title of each part and on new entries; an open stage can move', async () => {
  const { page } = await person({ viewport: phone, signedIn: await signIn(recruiter) })
  await page.goto('/empresas/')
  await page.getByRole('button', { name: 'Nova vaga' }).press('Enter')
  await page.getByRole('button', { name: 'Começar do zero' }).press('Enter')
  await expect.poll(() => focused(page)).toBe('Editar vaga')
  await tabTo(page, /^Avançar/)
  await page.keyboard.press('Enter')
  await expect.poll(() => focused(page)).toBe('O que o trabalho pede')
  await page.getByRole('link', { name: 'Informar horário' }).press('Enter')
  await expect.poll(() => focused(page)).toContain('Horário')

  await page.getByRole('link', { name: 'Etapas' }).press('Enter')
  await expect.poll(() => focused(page)).toBe('Monte a trilha desta vaga')
  for (const kind of ['Perguntas', 'Conversa com a equipe']) {
    await tabTo(page, new RegExp(`^${kind}$`))
    await page.keyboard.press('Enter')
    await expect.poll(() => focused(page)).toBe('Nome da etapa')
  }
  await page.getByRole('button', { name: 'Mover Conversa com a equipe' }).press('Space')
  await page.getByText('Conversa com a equipe sobre a posição 2 de 2').waitFor()
  const over = page.getByText('Conversa com a equipe sobre a posição 1 de 2')
  await expect
    .poll(
      async () => {
        // A key pressed before the positions are measured is ignored.
        if ((await over.count()) === 0) await page.keyboard.press('ArrowUp')
        return over.count()
      },
      { interval: 1000 },
    )
    .toBe(1)
  await page.keyboard.press('Space')
  await page.getByText('Conversa com a equipe ficou na posição 1 de 2').waitFor()
})

test('at 320 px no bar covers the focused element; the next page of a list starts at its first row', async () => {
  const { page } = await person({
    viewport: { width: 320, height: 640 },
    signedIn: await signIn(recruiter),
  })
  await page.goto('/empresas/')
  await page.getByRole('button', { name: 'Nova vaga' }).press('Enter')
  await page.getByRole('button', { name: 'Começar do zero' }).press('Enter')
  await expect.poll(() => focused(page)).toBe('Editar vaga')
  const covered = new Set<string>()
  for (let i = 0; i < 45; i++) {
    await page.keyboard.press('Tab')
    if (await isCovered(page)) covered.add(await focused(page))
  }
  expect([...covered]).toEqual([])

  await page.goto('/empresas/talentos')
  await page.getByRole('link', { name: 'Página 2' }).press('Enter')
  await page.waitForURL('**page=2**')
  const first = page.getByRole('main').getByRole('article').first().getByRole('link')
  await expect.poll(() => first.evaluate((it) => it === document.activeElement)).toBe(true)

  // The date is incomplete while it is typed; the URL must get the complete one.
  await page.goto('/empresas/analises?de=2026-08-31&ate=2026-11-22')
  await page.getByLabel('Candidaturas de').focus()
  await page.keyboard.type('0909')
  await page.waitForURL('**de=2026-09-09**')
})

test('the reason given by the team survives a network error and a closed dialog', async () => {
  const { page, context } = await person({
    signedIn: await signIn(admin),
    expected: /ERR_INTERNET|WebSocket/,
  })
  await page.goto('/admin/contas?text=candidata')
  await page.getByRole('main').getByRole('article').getByRole('link').first().press('Enter')
  await page.getByRole('button', { name: 'Suspender conta' }).press('Enter')
  const reason = page.getByRole('dialog').getByRole('textbox')
  await reason.fill('Um motivo que se escreve com calma.')
  await context.setOffline(true)
  await tabTo(page, /^Suspender conta/)
  await page.keyboard.press('Enter')
  await page.getByRole('alert').getByText('Sem conexão com a Trilha').waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(() => focused(page)).toBe('Suspender conta')
  await page.keyboard.press('Enter')
  await expect.poll(() => reason.inputValue()).toBe('Um motivo que se escreve com calma.')
  await context.setOffline(false)
})

/** True when another element covers the focused one, at its centre or 24 px below its top. */
const isCovered = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const element = document.activeElement
    if (!element || !document.querySelector('main')?.contains(element)) return false
    const { left, top, width, height } = element.getBoundingClientRect()
    const above = document.elementFromPoint(left + width / 2, top + Math.min(height / 2, 24))
    const own = element.closest('label') ?? element
    return !above || !(own.contains(above) || above.contains(element))
  })
