import { layout } from './layout.ts'
import { firstName } from './names.ts'

/** To the present address, so that nobody changes it unseen. */
export function emailChangeNoticeMail(mail: { name: string; email: string; reset: string }) {
  return {
    subject: 'Pediram para trocar o e-mail da sua conta',
    ...layout({
      preheader: 'Se foi você, está tudo certo.',
      heading: 'Troca de e-mail pedida',
      paragraphs: [
        `Olá, ${firstName(mail.name)}. Alguém com a sua senha pediu para trocar o e-mail da sua conta por ${veiled(mail.email)}. A troca vale quando o link enviado para lá for usado.`,
        'Se foi você, está tudo certo. Se não foi, crie uma senha nova agora: isso desfaz o pedido.',
      ],
      action: { label: 'Não fui eu: criar senha nova', url: mail.reset },
    }),
  }
}

/** Enough to know one's own address by, and nobody else's. */
function veiled(email: string): string {
  const at = email.lastIndexOf('@')
  return `${email.slice(0, Math.min(2, at))}…${email.slice(at)}`
}
