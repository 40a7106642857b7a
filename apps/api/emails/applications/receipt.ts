import { nextStep, type ApplicationFacts } from './facts.ts'
import { layout } from '../layout.ts'
import { firstName } from '../names.ts'

/** Confirms a new application. */
export function applicationReceivedMail(facts: ApplicationFacts) {
  return {
    subject: `Sua candidatura chegou: ${facts.role}`,
    ...layout({
      preheader: nextStep(facts),
      heading: `Sua candidatura chegou, ${firstName(facts.name)}`,
      paragraphs: [
        `Você entrou na trilha de ${facts.role}, em ${facts.company}.`,
        nextStep(facts),
        'Cada movimento chega por aqui, e a resposta final é sempre escrita por uma pessoa.',
      ],
      action: { label: 'Ver a trilha', url: facts.progress },
    }),
  }
}
