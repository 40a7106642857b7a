import { layout } from '../layout.ts'
import { firstName } from '../names.ts'

/** After a request to delete an account: until when and how it can be cancelled. */
export function deletionAskedMail(mail: { name: string; on: string; login: string }) {
  return {
    subject: `Sua conta será apagada em ${mail.on}`,
    ...layout({
      preheader: 'Até lá, você pode mudar de ideia.',
      heading: 'Pedido recebido',
      paragraphs: [
        `Olá, ${firstName(mail.name)}. Em ${mail.on} apagamos sua conta, seu currículo, suas respostas e seus arquivos. As candidaturas em andamento são retiradas.`,
        'Mudou de ideia, ou não foi você? Entre na conta até lá e toque em Ficar na Trilha.',
      ],
      action: { label: 'Entrar e ficar', url: mail.login },
    }),
  }
}
