import { dayOf, type ApplicationFacts } from './facts.ts'
import { layout } from '../layout.ts'
import { firstName } from '../names.ts'

/** After a rule of a test failed: a person decides; a review can be requested (LGPD art. 20). */
export function applicationWithAPersonMail(facts: ApplicationFacts) {
  const until = facts.answerDueAt
    ? ` ${facts.company} tem até ${dayOf(facts.answerDueAt)}, para responder.`
    : ''
  return {
    subject: `Uma pessoa vai olhar sua candidatura: ${facts.role}`,
    ...layout({
      preheader: 'Quem decide é uma pessoa, não a regra.',
      heading: 'Agora é com uma pessoa da empresa',
      paragraphs: [
        `${firstName(facts.name)}, na etapa ${facts.stage} da trilha de ${facts.role}, uma resposta ficou diferente de um requisito da vaga.`,
        `Quem decide é uma pessoa, não a regra.${until}`,
        'Na sua trilha você vê qual foi o requisito e pode pedir revisão humana, contando o que a regra não tem como saber.',
      ],
      action: { label: 'Ver o requisito', url: facts.progress },
    }),
  }
}
