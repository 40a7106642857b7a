import type { ContactSubject } from '@trilha/contracts/contact'
import { layout } from './layout.ts'

const subjectNames: Record<ContactSubject, string> = {
  account: 'sua conta',
  vacancy: 'uma vaga',
  answer: 'a resposta de uma empresa',
  privacy: 'seus dados pessoais',
  accessibility: 'acessibilidade',
  company: 'a Trilha para empresas',
  other: 'outro assunto',
}

/**
 * Confirms a message to the team. Contains no text of the sender: the address in the form is not
 * verified, so the mail may reach a stranger.
 */
export function contactReceivedMail({
  number,
  subject,
}: {
  number: string
  subject: ContactSubject
}) {
  return {
    subject: 'Recebemos sua mensagem',
    ...layout({
      preheader: `Mensagem ${number}, sobre ${subjectNames[subject]}.`,
      heading: 'Recebemos sua mensagem',
      paragraphs: [
        `Sua mensagem sobre ${subjectNames[subject]} chegou para a equipe da Trilha. O número dela é ${number}.`,
        'Uma pessoa vai ler e responder neste e-mail em até 5 dias úteis. Pedidos sobre dados pessoais têm resposta em até 15 dias.',
        'Se não foi você que escreveu, não precisa fazer nada: alguém digitou o seu e-mail por engano.',
      ],
    }),
  }
}
