import type { ApplicationFacts } from './facts.ts'
import { layout } from '../layout.ts'
import { firstName } from '../names.ts'

/** After the company declined a request for more time, with its explanation. */
export function applicationExtensionDeclinedMail(facts: ApplicationFacts) {
  return {
    subject: `Resposta ao seu pedido de prazo: ${facts.role}`,
    ...layout({
      preheader: 'A empresa explicou por que o prazo continua o mesmo.',
      heading: 'O prazo continua o mesmo',
      paragraphs: [
        `${firstName(facts.name)}, ${facts.company} leu o seu pedido na etapa ${facts.stage} da trilha de ${facts.role} e não consegue dar mais prazo.`,
        `${facts.company} escreveu: ${facts.word}`,
        'O que você já respondeu continua guardado.',
      ],
      action: { label: 'Ler a resposta', url: facts.progress },
    }),
  }
}
