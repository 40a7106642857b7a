import { layout } from '../layout.ts'

/** To the owners, when Trilha's team has verified the company. */
export function companyVerifiedMail({
  company,
  vacancies,
}: {
  company: string
  vacancies: string
}) {
  const subject = `${company} está verificada na Trilha`
  return {
    subject,
    ...layout({
      preheader: 'As vagas agora abrem na hora.',
      heading: 'Empresa verificada',
      paragraphs: [
        `A equipe da Trilha conferiu ${company}. O selo de verificação já aparece nas vagas, e as próximas abrem na hora, sem revisão antes.`,
      ],
      action: { label: 'Ir para as vagas', url: vacancies },
    }),
  }
}

/** To the owners, when the verification lacks something. @param about.reason text of the team. */
export function companyReturnedMail(about: { company: string; reason: string; settings: string }) {
  const subject = `Falta um detalhe para verificar ${about.company}`
  return {
    subject,
    ...layout({
      preheader: 'Veja o que falta e peça a verificação de novo.',
      heading: 'Falta um detalhe',
      paragraphs: [
        `Para verificar ${about.company}, a equipe da Trilha precisa do seguinte:`,
        about.reason,
        'Depois de acertar, peça a verificação de novo nos dados da empresa.',
      ],
      action: { label: 'Abrir os dados da empresa', url: about.settings },
    }),
  }
}
