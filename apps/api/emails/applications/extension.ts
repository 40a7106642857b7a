import { dayOf, type ApplicationFacts } from './facts.ts'
import { layout } from '../layout.ts'
import { firstName } from '../names.ts'

/** After the company gave more time on a stage. */
export function applicationExtendedMail(facts: ApplicationFacts) {
  const until = facts.next?.dueAt
    ? ` até ${dayOf(facts.next.dueAt)}, às 23h59 (horário de Brasília)`
    : ''
  return {
    subject: `Você tem mais prazo: ${facts.role}`,
    ...layout({
      preheader: 'O que você já respondeu continua guardado.',
      heading: `Mais prazo para ${facts.stage}`,
      paragraphs: [
        `${firstName(facts.name)}, ${facts.company} deu mais prazo para esta etapa da trilha de ${facts.role}. Você pode fazer a etapa${until}.`,
        ...(facts.word ? [`${facts.company} escreveu: ${facts.word}`] : []),
        'O que você já respondeu continua guardado.',
      ],
      action: { label: 'Continuar a etapa', url: facts.progress },
    }),
  }
}
