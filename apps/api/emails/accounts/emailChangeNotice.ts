import { layout } from '../layout.ts'
import { firstName } from '../names.ts'

/** To the current address, so that its owner notices when somebody else changes it. */
export function emailChangeNoticeMail(mail: { name: string; email: string; reset: string }) {
  return {
    subject: 'Pediram para trocar o e-mail da sua conta',
    ...layout({
      preheader: 'Se foi você, está tudo certo.',
      heading: 'Troca de e-mail pedida',
      paragraphs: [
        `Olá, ${firstName(mail.name)}. Alguém com a sua senha pediu para trocar o e-mail da sua conta por ${maskEmail(mail.email)}. A troca vale quando o link enviado para lá for usado.`,
        'Se foi você, está tudo certo. Se não foi, crie uma senha nova agora: isso desfaz o pedido.',
      ],
      action: { label: 'Não fui eu: criar senha nova', url: mail.reset },
    }),
  }
}

/** Masks an address so that only its owner recognises it. */
function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return `${email.slice(0, Math.min(2, at))}…${email.slice(at)}`
}
