import { dayOf, type ApplicationFacts } from './facts.ts'
import { layout } from '../layout.ts'
import { firstName } from '../names.ts'

/** After the time of a test ran out and the server sent what was saved. */
export function applicationTimedOutMail(facts: ApplicationFacts) {
  const until = facts.answerDueAt
    ? ` ${facts.company} tem até ${dayOf(facts.answerDueAt)}, para responder.`
    : ''
  return {
    subject: `Seu teste foi enviado: ${facts.role}`,
    ...layout({
      preheader: 'O tempo terminou e tudo o que estava salvo foi enviado.',
      heading: `O tempo de ${facts.stage} terminou`,
      paragraphs: [
        `${firstName(facts.name)}, o tempo desta etapa da trilha de ${facts.role}, em ${facts.company}, terminou. Tudo o que você tinha salvo foi enviado, nada se perdeu.${until}`,
        'Se algo atrapalhou, como uma queda de internet, conte para a empresa pela sua trilha.',
      ],
      action: { label: 'Ver a trilha', url: facts.progress },
    }),
  }
}
