import { dayOf, type ApplicationFacts } from './facts.ts'
import { layout } from '../layout.ts'
import { firstName } from '../names.ts'

/** After a custom test below its pass mark: a person decides, and a review can be requested. */
export function applicationBelowTheMarkMail(facts: ApplicationFacts) {
  const until = facts.answerDueAt
    ? ` ${facts.company} tem até ${dayOf(facts.answerDueAt)}, para responder.`
    : ''
  return {
    subject: `Uma pessoa vai olhar o seu teste: ${facts.role}`,
    ...layout({
      preheader: 'Quem decide é uma pessoa, não a nota.',
      heading: 'Agora é com uma pessoa da empresa',
      paragraphs: [
        `${firstName(facts.name)}, na etapa ${facts.stage} da trilha de ${facts.role}, os pontos ficaram abaixo do que a vaga pede.`,
        `Quem decide é uma pessoa, não a nota.${until}`,
        'Na sua trilha você vê quantos pontos fez e pode pedir revisão humana, contando o que a nota não tem como saber.',
      ],
      action: { label: 'Ver o resultado', url: facts.progress },
    }),
  }
}
