import { dayOf } from '../applications/facts.ts'
import { layout } from '../layout.ts'
import { firstName } from '../names.ts'

/** The company did not answer by the day that it promised. */
export function answerLateMail(facts: {
  name: string
  role: string
  company: string
  dueAt: Date
  progress: string
}) {
  return {
    subject: `A resposta de ${facts.company} está atrasada: ${facts.role}`,
    ...layout({
      preheader: 'Você não precisa fazer nada. A espera é do lado da empresa.',
      heading: 'A resposta está atrasada',
      paragraphs: [
        `${firstName(facts.name)}, ${facts.company} tinha até ${dayOf(facts.dueAt)} para responder sobre a vaga de ${facts.role}, e ainda não respondeu.`,
        'O atraso não diz nada sobre você. A empresa vê que passou do prazo, e isso conta no histórico de respostas dela.',
        'Sua candidatura continua de pé. Se quiser, escreva para a empresa na própria trilha.',
      ],
      action: { label: 'Ver a trilha', url: facts.progress },
    }),
  }
}
