import { layout } from '../layout.ts'

/** To a person invited to a company's team by an owner. */
export function companyInvitationMail(about: {
  company: string
  invitedBy: string
  address: string
}) {
  const subject = `${about.company}: convite para a equipe na Trilha`
  return {
    subject,
    ...layout({
      preheader: 'O convite vale por 7 dias.',
      heading: `${about.invitedBy} convidou você`,
      paragraphs: [
        `${about.company} seleciona pessoas pela Trilha e quer você na equipe. Crie o seu acesso em um minuto.`,
        'O convite vale por 7 dias. Se você não conhece quem convidou, não precisa fazer nada.',
      ],
      action: { label: 'Aceitar o convite', url: about.address },
    }),
  }
}
