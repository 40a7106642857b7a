import { decisionMessageParagraphs, type ApplicationFacts } from './facts.ts'
import { layout } from '../layout.ts'
import { firstName } from '../names.ts'

/** After the company's negative decision, always with its message. */
export function applicationNotApprovedMail(facts: ApplicationFacts) {
  return {
    subject: `Resposta de ${facts.company}: ${facts.role}`,
    ...layout({
      preheader: 'Uma pessoa escreveu o motivo para você.',
      heading: 'Esta trilha termina aqui, e seu esforço conta',
      paragraphs: [
        `${firstName(facts.name)}, esta é a resposta de ${facts.company} sobre a vaga de ${facts.role}.`,
        ...decisionMessageParagraphs(facts.decisionMessage),
      ],
      action: { label: 'Ler na Trilha', url: facts.progress },
    }),
  }
}
