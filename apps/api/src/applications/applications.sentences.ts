import { dayOf, type ApplicationFacts } from '../../emails/applications/facts.ts'
import type { Message } from './applications.messages.ts'

/** The notification on the site about a movement; the mail about it has more details. */
export function notificationOf(
  message: Message,
  facts: ApplicationFacts,
): { type: 'movement' | 'message'; message: string } {
  const { role, company, stage } = facts
  // With a decision message the type is `message`, because the company wrote; else `movement`.
  const type = facts.decisionMessage ? 'message' : 'movement'
  switch (message) {
    case 'received':
      return {
        type,
        message: `Candidatura recebida. ${role}, ${company}.${nextStageSentence(facts)}`,
      }
    case 'advanced': {
      const wrote = facts.decisionMessage
        ? ` ${facts.decisionMessage.from} escreveu para você.`
        : ''
      return {
        type,
        message: `Você avançou. ${company} aprovou ${stage}.${wrote}${nextStageSentence(facts)}`,
      }
    }
    case 'with-a-person':
      return {
        type,
        message: `Uma pessoa vai olhar. Na etapa ${stage}, quem decide é alguém de ${company}, não a regra.`,
      }
    case 'below-the-mark':
      return {
        type,
        message: `Uma pessoa vai olhar. Na etapa ${stage}, quem decide é alguém de ${company}, não a nota.`,
      }
    case 'sent-by-clock':
      return {
        type,
        message: `O tempo terminou. O que você tinha salvo em ${stage} foi enviado para ${company}.`,
      }
    case 'extension-declined':
      return {
        type,
        message: `Resposta ao seu pedido de prazo. ${company} escreveu o motivo na etapa ${stage}.`,
      }
    case 'stage-expired':
      return {
        type,
        message: `O prazo terminou. ${stage}, ${company}. O que você respondeu continua guardado.`,
      }
    case 'extended': {
      const until = facts.next?.dueAt ? ` Agora vai até ${dayOf(facts.next.dueAt)}.` : ''
      return { type, message: `Mais prazo. ${company} estendeu a etapa ${stage}.${until}` }
    }
    case 'offer':
      return {
        type,
        message: `A vaga é sua. ${company} escolheu você para ${role}. Leia e aceite.`,
      }
    case 'not-approved':
      return {
        type,
        message: `Resposta de ${company}. Leia o que a equipe escreveu para você sobre ${role}.`,
      }
  }
}

/** The sentence about the candidate's next stage; empty when it is the company's turn. */
const nextStageSentence = ({ next: opened }: ApplicationFacts): string =>
  opened?.dueAt ? ` É a sua vez: ${opened.title}, até ${dayOf(opened.dueAt)}.` : ''
