import { layout } from '../layout.ts'
import { firstName } from '../names.ts'

/** After the registration of a company: the link activates the account. */
export function companyConfirmMail(about: { name: string; company: string; address: string }) {
  const subject = 'Confirme o e-mail da sua empresa'
  return {
    subject,
    ...layout({
      preheader: 'O link vale por 2 dias e só pode ser usado uma vez.',
      heading: `${firstName(about.name)}, falta só confirmar`,
      paragraphs: [
        `Recebemos o cadastro de ${about.company} na Trilha. Para abrir a conta, confirme que este e-mail é seu.`,
        'O link vale por 2 dias e só pode ser usado uma vez. Se não foi você, não precisa fazer nada: sem a confirmação, o cadastro é apagado.',
      ],
      action: { label: 'Confirmar e entrar', url: about.address },
    }),
  }
}

/** After a company registration with an address that already has an account. */
export function companyAccountMail({ login }: { login: string }) {
  const subject = 'Este e-mail já tem conta na Trilha'
  return {
    subject,
    ...layout({
      preheader: 'Entre com a sua senha, ou crie uma nova.',
      heading: 'Você já tem conta',
      paragraphs: [
        'Alguém pediu o cadastro de uma empresa com este e-mail, que já tem uma conta na Trilha para empresas. Entre com ela; se esqueceu a senha, dá para criar outra na mesma página.',
        'Se não foi você, não precisa fazer nada.',
      ],
      action: { label: 'Entrar', url: login },
    }),
  }
}
