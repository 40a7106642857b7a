import { layout } from '../layout.ts'
import { firstName } from '../names.ts'

/** After the registration of a candidate. */
export function welcomeMail({ name, vacancies }: { name: string; vacancies: string }) {
  const subject = 'Sua conta na Trilha está pronta'
  return {
    subject,
    ...layout({
      preheader: 'Veja as vagas e a trilha inteira de cada uma antes de se candidatar.',
      heading: `Que bom ter você aqui, ${firstName(name)}`,
      paragraphs: [
        'Na Trilha você vê todas as etapas de uma vaga antes de se candidatar: quanto tempo cada uma leva, o que ela pede e até quando a empresa responde.',
        'E a resposta sempre chega. Se não for desta vez, você recebe o motivo, escrito por uma pessoa.',
      ],
      action: { label: 'Ver as vagas', url: vacancies },
    }),
  }
}
