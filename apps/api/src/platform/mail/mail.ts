import nodemailer from 'nodemailer'

/** One message, in the two forms that mail programs may show. */
export type Mail = { to: string; subject: string; text: string; html: string }

export type Mailer = { send: (mail: Mail) => Promise<void>; close: () => void }

/** Sends by SMTP. On the embedded default the address is that of our own catcher. */
export function createMailer(smtpUrl: string, from: string): Mailer {
  const transport = nodemailer.createTransport({ url: smtpUrl, pool: true }, { from })
  return {
    send: async (mail) => {
      await transport.sendMail(mail)
    },
    close: () => transport.close(),
  }
}
