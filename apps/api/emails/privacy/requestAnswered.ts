import { layout } from '../layout.ts'
import { firstName } from '../names.ts'

/** After the answer to a privacy request; the answer itself is only readable after signing in. */
export function privacyAnsweredMail({ name, settings }: { name: string; settings: string }) {
  return {
    subject: 'Respondemos seu pedido sobre os seus dados',
    ...layout({
      preheader: 'A resposta está em Minha conta.',
      heading: 'Sua resposta chegou',
      paragraphs: [
        `Olá, ${firstName(name)}. Uma pessoa da equipe da Trilha respondeu o que você pediu sobre os seus dados.`,
        'Por segurança, a resposta fica só na sua conta.',
      ],
      action: { label: 'Ler a resposta', url: settings },
    }),
  }
}
