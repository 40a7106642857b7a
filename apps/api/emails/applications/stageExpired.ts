import { dayOf, type ApplicationFacts } from './facts.ts'
import { layout } from '../layout.ts'
import { firstName } from '../names.ts'

/** After the deadline of a stage ran out. */
export function applicationStageExpiredMail(facts: ApplicationFacts) {
  const until = facts.answerDueAt ? ` até ${dayOf(facts.answerDueAt)}` : ''
  return {
    subject: `O prazo de uma etapa terminou: ${facts.role}`,
    ...layout({
      preheader: 'O que você já respondeu continua guardado.',
      heading: `O prazo de ${facts.stage} terminou`,
      paragraphs: [
        `${firstName(facts.name)}, o prazo desta etapa da trilha de ${facts.role}, em ${facts.company}, terminou antes do envio. O que você já respondeu continua guardado.`,
        `A empresa ainda pode dar mais prazo ou deixar você seguir, e responde${until}. A palavra final é de uma pessoa.`,
      ],
      action: { label: 'Ver a trilha', url: facts.progress },
    }),
  }
}
