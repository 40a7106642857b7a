import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import type { Database } from '../db/database.ts'

/** A local SMTP server that stores received mails for `/dev/inbox`. */
export async function startCatcher(db: Database): Promise<{ url: string; stop: () => void }> {
  const server = new SMTPServer({
    authOptional: true,
    disableReverseLookup: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (stream, session, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        storeMail(
          db,
          Buffer.concat(chunks),
          session.envelope.rcptTo.map((to) => to.address),
        ).then(
          () => done(),
          (error: Error) => done(error),
        )
      })
    },
  })
  server.on('error', () => undefined)
  const port = await new Promise<number>((resolve) => {
    const listening = server.listen(0, '127.0.0.1', () => {
      const address = listening.address()
      resolve(typeof address === 'object' && address ? address.port : 0)
    })
  })
  return { url: `smtp://127.0.0.1:${port}`, stop: () => server.close() }
}

async function storeMail(db: Database, raw: Buffer, recipients: string[]): Promise<void> {
  const mail = await PostalMime.parse(raw)
  const unsubscribe = mail.headers.find(({ key }) => key === 'list-unsubscribe')?.value
  for (const recipient of recipients)
    await db
      .insertInto('captured_mail')
      .values({
        sender: mail.from?.address ?? '',
        recipient,
        subject: mail.subject ?? '',
        text: mail.text ?? '',
        html: mail.html ?? '',
        message_id: mail.messageId ?? null,
        unsubscribe: unsubscribe?.replaceAll(/[<>]/g, '') ?? null,
      })
      // Mailboxes show one message per Message-ID, so a repeated one is ignored.
      .onConflict((conflict) => conflict.doNothing())
      .execute()
}
