import { layout } from '../layout.ts'
import { firstName } from '../names.ts'

/** The link to choose a new password; its address contains the secret key. */
export function passwordResetMail({ name, address }: { name: string; address: string }) {
  return {
    subject: 'Crie uma senha nova para a Trilha',
    ...layout({
      preheader: 'O link vale por 1 hora e só pode ser usado uma vez.',
      heading: 'Vamos criar uma senha nova',
      paragraphs: [
        `Olá, ${firstName(name)}. Recebemos um pedido para trocar a senha da sua conta.`,
        'O link abaixo vale por 1 hora e só pode ser usado uma vez.',
        'Se não foi você, não precisa fazer nada: sua senha continua a mesma.',
      ],
      action: { label: 'Criar senha nova', url: address },
    }),
  }
}
