import * as contract from '@trilha/contracts/accounts/accounts'
import { listAudit } from '@trilha/contracts/audit'
import { hourMs } from '@trilha/contracts/shared/durations'
import { expect, test } from 'vitest'
import { anAdmin } from '../../../test/factories.ts'
import { call } from '../../../test/client.ts'
import { program } from '../../../test/program.ts'
import { createAdmin, listAdmins, removeAdmin } from './team.service.ts'

const p = program()
const password = 'quintal com jabuticaba'

/** The platform with SMTP configured. */
const withSmtp = () => ({
  ...p.platform,
  config: { ...p.platform.config, smtpUrl: 'smtp://mail.example' },
})

const setPassword = (key: string) =>
  call(p, contract.changePasswordByKey, { body: { key, newPassword: password } })
const signIn = (email: string) =>
  call(p, contract.login, { query: { typeUser: 3 }, body: { email, password } })

async function keyMailedTo(email: string): Promise<string> {
  await p.platform.tasks.settled()
  const mail = await p.platform.db
    .selectFrom('captured_mail')
    .selectAll()
    .where('recipient', '=', email)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  return /\/admin\/auth\/change-password\?key=([\w-]{43})\s/.exec(mail.text)?.[1] ?? ''
}

test('removing an unknown address returns false', async () => {
  expect(await removeAdmin(p.platform, 'ninguem@exemplo.com.br')).toBe(false)
})

test('an admin gets a link by mail, chooses a password, signs in and is removed', async () => {
  const email = 'bia.admin@exemplo.com.br'
  expect(await createAdmin(withSmtp(), email)).toEqual({ existed: false, link: null })
  expect(await listAdmins(p.platform)).toContainEqual(
    expect.objectContaining({ email, hasPassword: false }),
  )
  const first = await keyMailedTo(email)
  // A second request invalidates the first link.
  expect(await createAdmin(withSmtp(), email.toUpperCase())).toEqual({ existed: true, link: null })
  const second = await keyMailedTo(email)
  expect((await setPassword(first)).status).toBe(400)
  p.advance(23 * hourMs)
  expect((await setPassword(second)).status).toBe(204)
  const signedIn = await signIn(email)
  expect(signedIn.status).toBe(200)

  expect(await removeAdmin(p.platform, email)).toBe(true)
  expect((await signIn(email)).status).toBe(401)
  expect(await removeAdmin(p.platform, email)).toBe(false)
  const { token } = await anAdmin(p)
  const { body } = await call(p, listAudit, { query: {} }, { token })
  expect(body.rows.map(({ action, actor }) => [action, actor])).toEqual([
    ['team.remove', null],
    ['team.link', null],
    ['team.create', null],
  ])
})

test('without an SMTP server the command gets the link', async () => {
  const { existed, link } = await createAdmin(p.platform, 'caio.admin@exemplo.com.br')
  expect(existed).toBe(false)
  const key = /^http:\/\/localhost:3000\/admin\/auth\/change-password\?key=([\w-]{43})$/.exec(
    link ?? '',
  )?.[1]
  expect((await setPassword(key ?? '')).status).toBe(204)
  expect((await signIn('caio.admin@exemplo.com.br')).status).toBe(200)
})
