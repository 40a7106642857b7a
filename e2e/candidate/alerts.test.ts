import { sql } from 'kysely'
import { expect, inject, test } from 'vitest'
import { call, registered } from '../accounts.ts'
import { browser, desktop, phone, viewports } from '../browser.ts'
import { runSql } from '../database.ts'
import { confirmEmail, mailsTo } from '../inbox.ts'
import { connected, openBell, unread } from './notifications.steps.ts'

const { person } = browser()
const search = '/dashboard/listSelectiveProcesses?roleName=atendente&state=MG&contractType=clt'

type Card = { id: number; roleName: string }

/** The mails to an address that have an unsubscribe link. */
const alertsTo = async (email: string) =>
  (await mailsTo(email)).filter(({ unsubscribe }) => unsubscribe !== null)

/** Makes a vacancy look newly published, and starts the task that processes saved searches. */
async function publish(nth: number): Promise<Card> {
  const { body } = await call<{ rows: Card[] }>(
    'GET',
    '/selectiveProcess/listAll?roleName=atendente&state=MG&contractType=clt',
  )
  const row = body.rows[nth]
  if (!row) throw new Error('The demo content has no such vacancy.')
  const dataDir = inject('dataDir')
  await runSql(dataDir, sql`update vacancies set published_at = now() where id = ${row.id}`)
  // Normally a scheduled task does this every minute.
  await runSql(
    dataDir,
    sql`insert into tasks.job (name, data) values ('vacancies.lookForNew', '{}')`,
  )
  return row
}

for (const viewport of viewports)
  test(`a search is saved, paused, renamed and deleted, at ${viewport.width} px`, async () => {
    const me = await registered('Jandira')
    const { page } = await person({ viewport, signedIn: me.storage, expected: /status of 409/ })
    const dialog = page.getByRole('dialog', { name: 'Salvar esta busca' })
    const name = dialog.getByLabel('Nome da busca')
    await page.goto(
      '/dashboard/listSelectiveProcesses?roleName=caixa&city=Contagem&state=MG&radius=20',
    )
    await page.getByRole('button', { name: 'Salvar busca' }).click()
    expect(await name.inputValue()).toBe('Caixa, Contagem, MG, até 20 km')
    await page.goto(search)
    await page.getByRole('button', { name: 'Salvar busca' }).click()
    expect(await name.inputValue()).toBe('Atendente, Minas Gerais')
    // The open dialog is part of the URL, so it survives a reload.
    await page.reload()
    await dialog.waitFor()
    await name.fill('')
    await dialog.getByRole('button', { name: 'Salvar busca' }).click()
    await dialog.getByText('Preencha este campo.').waitFor()
    await name.fill('Balcão em Minas')
    await dialog.getByRole('button', { name: 'Salvar busca' }).click()
    await page.getByText('Busca salva', { exact: true }).waitFor()
    await dialog.waitFor({ state: 'detached' })

    // Saving the same search again is refused.
    await page.getByRole('button', { name: 'Salvar busca' }).click()
    await dialog.getByRole('button', { name: 'Salvar busca' }).click()
    await dialog.getByText('Você já salvou esta busca.').waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })

    await page.getByRole('link', { name: 'Guardado' }).click()
    await page.getByRole('link', { name: /^Avisos/ }).click()
    const card = page.getByRole('region', { name: 'Balcão em Minas' })
    await card.getByText('atendente · Minas Gerais · CLT').waitFor()
    await card.getByText('Todo dia, às 8h · E-mail').waitFor()
    await card.getByRole('button', { name: /^Pausar/ }).click()
    await card.getByText('Pausada').waitFor()
    await card.getByRole('button', { name: /^Retomar/ }).click()
    await card.getByText('Pausada').waitFor({ state: 'detached' })
    await card.getByRole('button', { name: /^Mudar/ }).click()
    const changing = page.getByRole('dialog', { name: 'Mudar a busca' })
    await changing.getByLabel('Nome da busca').fill('Atendimento')
    await changing.getByRole('radio', { name: /^Na hora/ }).check()
    await changing.getByRole('button', { name: 'Salvar mudanças' }).click()
    const renamed = page.getByRole('region', { name: 'Atendimento' })
    await renamed.getByText('Na hora · E-mail').waitFor()
    await renamed.getByRole('link', { name: 'Atendimento' }).click()
    await page.waitForURL(/roleName=atendente&state=MG&contractType=clt&sort=newest/)
    await page.goBack()
    await renamed.getByRole('button', { name: /^Apagar/ }).click()
    const confirmation = page.getByRole('alertdialog', { name: 'Apagar esta busca?' })
    await confirmation.getByRole('button', { name: 'Apagar' }).click()
    await page.getByText('Nenhuma busca salva ainda').waitFor()
  })

test('new vacancies come to the bell and by mail, and one click stops the mails', async () => {
  const me = await registered('Iracy')
  const token = me.storage['accessToken'] ?? ''
  await confirmEmail(me.email, token)
  const filters = { roleName: 'atendente', state: 'MG', contractType: ['clt'] }
  const body = { name: 'Balcão', filters, frequency: 'at-once', byEmail: true, byWhatsApp: false }
  const { status } = await call('POST', '/savedSearches', { token, body })
  expect(status).toBe(201)
  const { page } = await person({ viewport: phone, signedIn: me.storage })
  await Promise.all([connected(page), page.goto('/dashboard/savedSearches')])
  await unread(page, 0)
  const vacancy = await publish(3)
  await unread(page, 1)
  const panel = await openBell(page)
  await panel.getByRole('link', { name: /^1 vaga nova para você\./ }).click()
  await page.getByRole('heading', { level: 1, name: vacancy.roleName }).waitFor()

  await expect.poll(() => alertsTo(me.email)).toHaveLength(1)
  const [mail] = await alertsTo(me.email)
  const link = /\/avisos\/parar\?token=\S+/.exec(mail?.text ?? '')?.[0] ?? ''
  // A browser without a session: the link needs no sign-in.
  const { page: other } = await person({ viewport: phone })
  await other.goto(link)
  await other.getByRole('heading', { name: 'Quer parar de receber?' }).waitFor()
  await other.getByText('São os e-mails da busca “Balcão”.').waitFor()
  await other.getByRole('button', { name: 'Parar de receber' }).click()
  await other.getByRole('heading', { name: 'Pronto, você não recebe mais' }).waitFor()
  await page.goto('/dashboard/savedSearches')
  await page.getByText('Na hora · só no sino da Trilha').waitFor()
  await other.getByRole('button', { name: 'Voltar a receber' }).click()
  await other.getByRole('heading', { name: 'Você vai continuar recebendo' }).waitFor()
})

test('the reply SIM confirms a WhatsApp number; the reply SAIR stops its messages', async () => {
  const me = await registered('Ubiraci')
  const phoneNumber = `+55319${String(Date.now()).slice(-8)}`
  await runSql(
    inject('dataDir'),
    sql`update candidates set phone = ${phoneNumber}
      where user_id = (select id from users where email = ${me.email})`,
  )
  const { page } = await person({ viewport: desktop, signedIn: me.storage })
  await Promise.all([connected(page), page.goto('/dashboard/notification-preferences')])
  const whatsApp = page.getByRole('switch', { name: /minhas candidaturas: WhatsApp$/ })
  await whatsApp.check()
  await page.getByText('Para parar, desligue aqui ou responda SAIR.').waitFor()
  await page.getByRole('button', { name: 'Salvar preferências' }).click()
  await page.getByText('Atualizado com sucesso!', { exact: true }).waitFor()
  const request = page.getByText(/Responda SIM por lá e os avisos começam/)
  await request.waitFor()
  const reply = (text: string) =>
    fetch(`${inject('origin')}/dev/outbox.json`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ from: phoneNumber, text }),
    })
  await reply('sim')
  const numberState = async () => {
    const [answer] = await Promise.all([page.waitForResponse('**/channels'), page.reload()])
    return ((await answer.json()) as { number: string }).number
  }
  await expect.poll(numberState).toBe('confirmed')
  await request.waitFor({ state: 'detached' })
  await reply('sair')
  await unread(page, 1)
  await page.reload()
  await expect.poll(() => whatsApp.isEnabled()).toBe(true)
  expect(await whatsApp.isChecked()).toBe(false)
  // This reply is sent even at night, unlike other WhatsApp messages, so the test can run at any
  // hour.
  const outbox = async () => {
    const answer = await fetch(`${inject('origin')}/dev/outbox.json`)
    const { rows } = (await answer.json()) as { rows: { recipient: string; body: string }[] }
    return rows.filter(({ recipient }) => `+${recipient}` === phoneNumber).map(({ body }) => body)
  }
  await expect
    .poll(async () => (await outbox())[0])
    .toMatch(/^Pronto, você não recebe mais mensagens/)
})
