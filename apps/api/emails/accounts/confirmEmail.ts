import { layout } from '../layout.ts'

/** Why the link is sent: after the registration, at the person's request, or in place of news. */
export type ConfirmOccasion = 'welcome' | 'requested' | 'news'

type Words = { subject: string; preheader: string; heading: string; paragraphs: string[] }

const words: Record<ConfirmOccasion, Words> = {
  welcome: {
    subject: 'Confirme seu e-mail na Trilha',
    preheader: 'Falta um toque: é por este e-mail que as respostas chegam.',
    heading: 'Que bom ter você aqui',
    paragraphs: [
      'Confirme que este e-mail é seu: é por ele que avisamos de cada etapa e da resposta de cada empresa.',
      'Na Trilha você vê todas as etapas de uma vaga antes de se candidatar: quanto tempo cada uma leva, o que ela pede e até quando a empresa responde.',
      'E a resposta sempre chega. Se não for desta vez, você recebe o motivo, escrito por uma pessoa.',
    ],
  },
  requested: {
    subject: 'Confirme seu e-mail na Trilha',
    preheader: 'Falta um toque: é por este e-mail que as respostas chegam.',
    heading: 'Confirme seu e-mail',
    paragraphs: [
      'Toque no botão para confirmar que este e-mail é seu. É por ele que avisamos de cada etapa e da resposta de cada empresa.',
    ],
  },
  news: {
    subject: 'Há uma novidade sua na Trilha',
    preheader: 'Confirme seu e-mail para receber as próximas por aqui.',
    heading: 'Há uma novidade sua na Trilha',
    paragraphs: [
      'Há uma novidade em uma das suas candidaturas. Para ver, entre na sua conta.',
      'Não contamos mais aqui porque este e-mail ainda não foi confirmado. Toque no botão, e as próximas novidades chegam por completo.',
    ],
  },
}

/**
 * To an address that nobody has confirmed: the link that confirms it. It contains no words of the
 * person, not even the name, because the address may belong to a stranger.
 */
export function confirmEmailMail(mail: { occasion: ConfirmOccasion; address: string }) {
  const { subject, paragraphs, ...head } = words[mail.occasion]
  return {
    subject,
    ...layout({
      ...head,
      paragraphs: [
        ...paragraphs,
        'O link vale por 7 dias e por uma vez. Se você não criou uma conta na Trilha, ignore esta mensagem.',
      ],
      action: { label: 'Confirmar e-mail', url: mail.address },
    }),
  }
}
