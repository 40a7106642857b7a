import { createHash } from 'node:crypto'
import nodemailer from 'nodemailer'

/** One message, as text and as HTML. */
export type Mail = {
  to: string
  subject: string
  text: string
  html: string
  /** Address of the one-click unsubscribe (RFC 8058); absent for mails that can't be turned off. */
  unsubscribe?: string
  /** The recipient has just requested it, so it is sent even to an address that bounced. */
  isRequestedByRecipient?: boolean
}

export type Mailer = {
  /** @param key identifies the mail; the same key gives the same Message-ID. */
  send: (mail: Mail, key: string) => Promise<void>
  close: () => void
}

export type MailSettings = {
  smtpUrl: string
  /** `Trilha <ola@trilha.example>`. */
  from: string
  dkim: { domain: string; selector: string; privateKey: string } | null
  onOutcome?: (outcome: 'accepted' | 'refused') => void
}

// nodemailer's default list lacks List-Unsubscribe-Post, which must be signed for one-click
// unsubscribe.
const signedHeaders =
  'From:Sender:Reply-To:Subject:Date:Message-ID:To:Cc:MIME-Version:Content-Type:' +
  'Content-Transfer-Encoding:List-Unsubscribe:List-Unsubscribe-Post'

/** Sends by SMTP. With the embedded database the server is the local catcher. */
export function createMailer({ smtpUrl, from, dkim, onOutcome }: MailSettings): Mailer {
  const transport = nodemailer.createTransport(
    {
      url: smtpUrl,
      pool: true,
      ...(dkim && {
        dkim: {
          domainName: dkim.domain,
          keySelector: dkim.selector,
          privateKey: dkim.privateKey,
          headerFieldNames: signedHeaders,
        },
      }),
    },
    { from },
  )
  return {
    send: async ({ to, subject, text, html, unsubscribe }, key) => {
      const sending = transport.sendMail({
        to,
        subject,
        text,
        html,
        messageId: messageId(key, to, from),
        ...(unsubscribe && {
          headers: {
            'List-Unsubscribe': `<${unsubscribe}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          },
        }),
      })
      await sending.then(
        () => onOutcome?.('accepted'),
        (error: unknown) => {
          onOutcome?.('refused')
          throw error
        },
      )
    },
    close: () => transport.close(),
  }
}

/**
 * The Message-ID depends on key and address only. After a crash between the server's acceptance and
 * our commit the mail is sent twice, and mailboxes show it once.
 */
function messageId(key: string, to: string, from: string): string {
  const domain = /@([^>\s]+)/.exec(from)?.[1] ?? 'trilha.example'
  const name = createHash('sha256').update(`${key}\n${to}`).digest('hex').slice(0, 40)
  return `<${name}@${domain}>`
}
