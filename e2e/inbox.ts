import { expect, inject } from 'vitest'
import { call } from './accounts.ts'

/** Mails that the program has sent, from its local inbox. */

export type Mail = { recipient: string; subject: string; text: string; unsubscribe: string | null }

/** All mails to an address, the newest first. */
export async function mailsTo(email: string): Promise<Mail[]> {
  const answer = await fetch(`${inject('origin')}/dev/inbox.json`)
  const { rows } = (await answer.json()) as { rows: Mail[] }
  return rows.filter(({ recipient }) => recipient === email)
}

/** Waits for the newest mail to an address with this subject. */
export async function mailTo(email: string, subject: RegExp): Promise<Mail> {
  const find = async () => (await mailsTo(email)).find((mail) => subject.test(mail.subject))
  await expect.poll(find, { interval: 500 }).toBeDefined()
  return (await find())!
}

/** Waits until the newest mail to an address has a link with a key. @returns the link's path. */
export async function linkTo(email: string): Promise<string> {
  const find = async () => {
    const [newest] = await mailsTo(email)
    return /https?:\/\/[^/\s]+(\/\S*key=[\w-]+)/.exec(newest?.text ?? '')?.[1] ?? ''
  }
  await expect.poll(find).not.toBe('')
  return find()
}

/** Confirms the e-mail of a signed-in person who has just registered, with the mailed key. */
export async function confirmEmail(email: string, token: string): Promise<void> {
  const key = new URL(await linkTo(email), inject('origin')).searchParams.get('key')
  const { status } = await call('POST', '/user/confirmEmail', { token, body: { key } })
  expect(status).toBe(200)
}
