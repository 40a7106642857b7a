import { createHash } from 'node:crypto'
import nodemailer from 'nodemailer'

/** One message, in the two forms that mail programs may show. */
export type Mail = {
  to: string
  subject: string
  text: string
  html: string
  /** What one click ends (RFC 8058); absent of what nobody does without. */
  unsubscribe?: string
  /** The person asked for it this minute: it goes also to an address that bounced. */
  asked?: boolean
}

export type Mailer = {
  /** @param key names the effect; the same key gives the same Message-ID. */
  send: (mail: Mail, key: string) => Promise<void>
  close: () => void
}

export type MailSettings = {
  smtpUrl: string
  /** `Trilha <ola@trilha.example>`. */
  from: string
  dkim: { domain: string; selector: string; privateKey: string } | null
}

// nodemailer's own list leaves List-Unsubscribe-Post out, without which one click does not count.
const signedHeaders =
  'From:Sender:Reply-To:Subject:Date:Message-ID:To:Cc:MIME-Version:Content-Type:' +
  'Content-Transfer-Encoding:List-Unsubscribe:List-Unsubscribe-Post'

/** Sends by SMTP. On the embedded default the address is that of our own catcher. */
export function createMailer({ smtpUrl, from, dkim }: MailSettings): Mailer {
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
      await transport.sendMail({
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
    },
    close: () => transport.close(),
  }
}

/**
 * The same effect to the same address always has the same Message-ID: mailboxes show a message once
 * that a crash between the server's yes and our commit made us hand over twice.
 */
function messageId(key: string, to: string, from: string): string {
  const domain = /@([^>\s]+)/.exec(from)?.[1] ?? 'trilha.example'
  const name = createHash('sha256').update(`${key}\n${to}`).digest('hex').slice(0, 40)
  return `<${name}@${domain}>`
}
