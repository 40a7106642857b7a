import { decisionMessageParagraphs, nextStep, type ApplicationFacts } from './facts.ts'
import { layout } from '../layout.ts'
import { firstName } from '../names.ts'

/** After a stage was approved by a rule, or by a person with or without a decision message. */
export function applicationAdvancedMail(facts: ApplicationFacts) {
  return {
    subject: `Você avançou na trilha: ${facts.role}`,
    ...layout({
      preheader: nextStep(facts),
      heading: `Etapa aprovada: ${facts.stage}`,
      paragraphs: [
        `${firstName(facts.name)}, você passou por esta etapa da trilha de ${facts.role}, em ${facts.company}.`,
        ...decisionMessageParagraphs(facts.decisionMessage),
        nextStep(facts),
      ],
      action: { label: 'Ver a trilha', url: facts.progress },
    }),
  }
}
