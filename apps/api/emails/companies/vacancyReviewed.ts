import { layout } from '../layout.ts'

type About = { role: string; reason: string; vacancies: string }

/** To the owners, when a vacancy was reviewed and opened. */
export function vacancyOpenedMail({ role, vacancies }: Omit<About, 'reason'>) {
  return {
    subject: `Sua vaga está aberta: ${role}`,
    ...layout({
      preheader: 'Ela já aparece na busca.',
      heading: 'A vaga está aberta',
      paragraphs: [
        `A equipe da Trilha leu a vaga "${role}" e ela já recebe candidaturas.`,
        'Cada pessoa que se candidata espera a sua resposta no prazo que a trilha promete.',
      ],
      action: { label: 'Abrir as vagas', url: vacancies },
    }),
  }
}

/** To the owners, when a review returns a vacancy. @param about.reason text of the team. */
export function vacancyReturnedMail({ role, reason, vacancies }: About) {
  return {
    subject: `Sua vaga precisa de um ajuste: ${role}`,
    ...layout({
      preheader: 'Ela voltou para rascunho. Nada se perdeu.',
      heading: 'Falta um ajuste na vaga',
      paragraphs: [
        `A equipe da Trilha leu a vaga "${role}". Para abrir, ela precisa do seguinte:`,
        reason,
        'A vaga voltou para rascunho, com tudo o que você escreveu. Depois do ajuste, é só publicar de novo.',
      ],
      action: { label: 'Abrir as vagas', url: vacancies },
    }),
  }
}

/** To the owners, when a vacancy is paused after reports. */
export function vacancyPausedMail({ role, reason, vacancies }: About) {
  return {
    subject: `Sua vaga foi pausada: ${role}`,
    ...layout({
      preheader: 'Quem já se candidatou continua na trilha.',
      heading: 'A vaga foi pausada',
      paragraphs: [
        `A equipe da Trilha recebeu avisos sobre a vaga "${role}" e pausou novas candidaturas. O motivo:`,
        reason,
        'Quem já se candidatou continua na trilha e espera a sua resposta. Acerte o que falta: a equipe lê de novo e reabre a vaga.',
      ],
      action: { label: 'Abrir as vagas', url: vacancies },
    }),
  }
}
