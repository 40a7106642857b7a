import { layout } from '../layout.ts'

/** To a new admin: the link to choose a password, valid for 24 hours. */
export function teamWelcomeMail({ address }: { address: string }) {
  return {
    subject: 'Sua conta na equipe Trilha',
    ...layout({
      preheader: 'Crie sua senha para entrar. O link vale por 24 horas.',
      heading: 'Boas-vindas à equipe',
      paragraphs: [
        'Quem instalou a Trilha criou uma conta da equipe com este e-mail.',
        'O link abaixo serve para criar sua senha. Ele vale por 24 horas e só pode ser usado uma vez.',
        'Se você não esperava por isso, não precisa fazer nada.',
      ],
      action: { label: 'Criar minha senha', url: address },
    }),
  }
}
