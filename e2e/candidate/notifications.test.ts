import { expect, test } from 'vitest'
import { call, candidate, registered, signIn } from '../accounts.ts'
import { browser, desktop, phone, viewports } from '../browser.ts'
import * as steps from './notifications.steps.ts'
import { connected, openBell, unread } from './notifications.steps.ts'

const { person } = browser()
const preferences = '/dashboard/notification-preferences'

for (const viewport of viewports) {
  const at = `at ${viewport.width} px`

  test(`a recruiter's action is notified at once in every tab, ${at}`, async () => {
    const me = await registered('Iara')
    const application = await steps.applyAndPassRequirements(me.storage['accessToken'] ?? '')
    const { page, context } = await person({ viewport, signedIn: me.storage })
    await Promise.all([connected(page), page.goto(preferences)])
    const other = await context.newPage()
    await Promise.all([connected(other), other.goto(preferences)])
    for (const tab of [page, other]) await unread(tab, 2)

    await steps.approve(application)
    const began = performance.now()
    for (const tab of [page, other]) await unread(tab, 3)
    process.stdout.write(
      `on both screens ${Math.round(performance.now() - began)} ms after the recruiter's approval\n`,
    )

    // Reading a notification in one tab updates the other. (Background tabs render rarely.)
    await page.bringToFront()
    const panel = await openBell(page)
    const fresh = panel.getByRole('list', { name: 'Novo' })
    expect(await fresh.getByRole('listitem').count()).toBe(3)
    // The panel grows while it opens.
    const width = async () => Math.round((await panel.boundingBox())?.width ?? 0)
    await expect.poll(width).toBe(viewport === phone ? viewport.width - 24 : 360)
    const list = panel.getByRole('region', { name: 'Lista de notificações' })
    const tallest = await list.evaluate((element) => getComputedStyle(element).maxHeight)
    expect(tallest).toBe(viewport === phone ? '340px' : '500px')
    const decisionMessage = fresh.getByRole('link', { name: /Renata Teles escreveu para você/ })
    await decisionMessage.getByText(/^\d+ minutos?$/).waitFor()
    await decisionMessage.click()
    await page
      .getByRole('heading', { level: 1, name: 'Assistente de atendimento ao cliente' })
      .waitFor()
    await panel.waitFor({ state: 'detached' })
    for (const tab of [page, other]) await unread(tab, 2)

    await other.bringToFront()
    const there = await openBell(other)
    await there.getByRole('button', { name: 'Marcar como lidas' }).click()
    for (const tab of [page, other]) await unread(tab, 0)
    const earlier = there.getByRole('list', { name: 'Anteriores' })
    expect(await earlier.getByRole('listitem').count()).toBe(3)
    expect(await there.getByRole('list', { name: 'Novo' }).count()).toBe(0)
  })

  test(`an invitation is answered at its vacancy, ${at}`, async () => {
    const me = await registered('Moema')
    const application = await steps.applyAndPassRequirements(me.storage['accessToken'] ?? '')
    const { page } = await person({ viewport, signedIn: me.storage })
    await Promise.all([connected(page), page.goto(preferences)])
    await unread(page, 2)
    await steps.invite(application)
    await unread(page, 3)
    const panel = await openBell(page)
    await panel.getByRole('link', { name: /^Novo convite\. Mercado Bom Vizinho/ }).click()
    await page.waitForURL(/\/viewSelectiveProcess\?isNotification=y$/)
    await page.getByRole('heading', { name: 'Mercado Bom Vizinho convidou você' }).waitFor()
    await page.getByText('A loja de Betim procura alguém como você.').waitFor()
    if (viewport === desktop) {
      await page.getByRole('button', { name: 'Aceitar convite' }).click()
      await page.waitForURL(/\/progressSelectiveProcess\/\d+$/)
      await page.getByRole('heading', { level: 1, name: 'Auxiliar de reposição' }).waitFor()
    } else {
      await page.getByRole('button', { name: 'Recusar' }).click()
      const dialog = page.getByRole('dialog', { name: 'Recusar o convite?' })
      await dialog.getByLabel('Quer contar o motivo?').fill('Fica longe de casa.')
      await dialog.getByRole('button', { name: 'Recusar' }).click()
      await page.getByText('Você recusou este convite', { exact: true }).waitFor()
    }
    // After the answer, the notification has another target.
    const again = await openBell(page)
    const link = again.getByRole('link', { name: /^Novo convite/ })
    await expect.poll(() => link.getAttribute('href')).not.toMatch(/isNotification/)
  })

  test(`an announcement opens its popup, ${at}`, async () => {
    const { page } = await person({ viewport, signedIn: await signIn(candidate) })
    await page.goto(preferences)
    const panel = await openBell(page)
    await panel.getByRole('button', { name: /^Novidade na Trilha/ }).click()
    const popup = page.getByRole('dialog', { name: 'Novidade na Trilha' })
    await popup.getByRole('listitem').first().waitFor()
    await page.keyboard.press('Escape')
    await popup.waitFor({ state: 'detached' })
    const focused = page.locator(':focus')
    await expect.poll(() => focused.getAttribute('aria-label')).toMatch(/^Notificações/)
  })

  test(`only changed preferences are saved, ${at}`, async () => {
    const me = await registered('Iracema')
    const { page } = await person({
      viewport,
      signedIn: me.storage,
      expected: /Failed to load resource/,
    })
    await page.goto(preferences)
    const whatsApp = page.getByRole('switch', { name: /minhas candidaturas: WhatsApp$/ })
    const switches = page.getByRole('switch')
    await expect.poll(() => whatsApp.isEnabled()).toBe(true)
    const states = async () =>
      Promise.all((await switches.all()).map((toggle) => toggle.isChecked()))
    expect(await states()).toEqual([true, true, false, false])

    const sent: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'PUT') sent.push(`${request.url()} ${request.postData()}`)
    })
    const save = page.getByRole('button', { name: 'Salvar preferências' })
    await whatsApp.check()
    await save.click()
    await page.getByText('Atualizado com sucesso!', { exact: true }).waitFor()
    expect(sent).toHaveLength(1)
    expect(sent[0]).toMatch(/\/receive-jobNotifications-whatsApp \{"newValue":true\}$/)
    await page.reload()
    await expect.poll(states).toEqual([true, true, false, true])

    // A failure is only logged, and the switch stays as set.
    const logged = page.waitForEvent('console', (message) =>
      message.text().startsWith('preferences'),
    )
    await page.route('**/update-reminders', (route) => route.abort())
    await page.getByRole('switch', { name: /dados cadastrais: E-mail$/ }).uncheck()
    await save.click()
    await logged
    await expect.poll(() => save.getAttribute('aria-busy')).not.toBe('true')
    expect(await states()).toEqual([true, false, false, true])
    expect(await page.getByRole('alert').count()).toBe(0)
  })
}

test('a session ended elsewhere is reported at once', async () => {
  const me = await registered('Potira')
  const { page } = await person({ signedIn: me.storage, expected: /status of 401/ })
  await Promise.all([connected(page), page.goto(preferences)])
  await call('POST', '/authentication/logout', { token: me.storage['accessToken'] ?? '' })
  const ended = page.getByRole('alertdialog', { name: 'Sua sessão terminou' })
  await expect.poll(() => ended.isVisible()).toBe(true)
})
