import { decisionMessageParagraphs, type ApplicationFacts } from './facts.ts'
import { layout } from '../layout.ts'
import { firstName } from '../names.ts'

/** After the company offered the position. */
export function applicationOfferMail(facts: ApplicationFacts) {
  return {
    subject: `A vaga é sua: ${facts.role}`,
    ...layout({
      preheader: `${facts.company} escolheu você. Falta só o seu aceite.`,
      heading: `A vaga é sua, ${firstName(facts.name)}`,
      paragraphs: [
        ...decisionMessageParagraphs(facts.decisionMessage),
        `Para ficar com a vaga de ${facts.role}, em ${facts.company}, aceite na sua trilha.`,
      ],
      action: { label: 'Aceitar a vaga', url: facts.progress },
    }),
  }
}
