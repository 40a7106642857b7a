import { layout } from '../layout.ts'
import { firstName } from '../names.ts'

/** To the new address: the link that confirms it. */
export function emailChangeMail(mail: { name: string; address: string }) {
  return {
    subject: 'Confirme seu novo e-mail na Trilha',
    ...layout({
      preheader: 'Falta um toque para trocar o e-mail da sua conta.',
      heading: 'Confirme seu novo e-mail',
      paragraphs: [
        `Olá, ${firstName(mail.name)}. Toque no botão para entrar na Trilha com este endereço. O link vale por 24 horas e por uma vez.`,
        'Se não foi você que pediu, ignore esta mensagem: nada muda.',
      ],
      action: { label: 'Confirmar e-mail', url: mail.address },
    }),
  }
}
