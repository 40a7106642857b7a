import { layout } from '../layout.ts'
import { firstName } from '../names.ts'

/** After a request to delete an account: the date of the deletion, and how to cancel it. */
export function deletionAskedMail(mail: { name: string; date: string; login: string }) {
  return {
    subject: `Sua conta será apagada em ${mail.date}`,
    ...layout({
      preheader: 'Até lá, você pode mudar de ideia.',
      heading: 'Pedido recebido',
      paragraphs: [
        `Olá, ${firstName(mail.name)}. Em ${mail.date} apagamos sua conta, seu currículo, suas respostas e seus arquivos. As candidaturas em andamento são retiradas.`,
        'Mudou de ideia, ou não foi você? Entre na conta até lá e toque em Ficar na Trilha.',
      ],
      action: { label: 'Entrar e ficar', url: mail.login },
    }),
  }
}
