import { brasilia } from '@trilha/contracts/shared/brasilia'

/** Data for the messages about an application. */
export type ApplicationFacts = {
  /** Name of the candidate. */
  name: string
  role: string
  company: string
  /** Title of the stage that ended; empty if none did. */
  stage: string
  /** The stage that opened; `dueAt` is null if the company conducts it. */
  next: { title: string; dueAt: Date | null } | null
  /** Day by which the company promised its answer. */
  answerDueAt: Date | null
  decisionMessage: MailedDecisionMessage | null
  /** The company's answer to a request for more time; empty if it wrote nothing. */
  word: string
  /** Address of the progress page. */
  progress: string
}

export type MailedDecisionMessage = {
  from: string
  role: string
  text: string
  wentWell: string | null
  missing: string | null
}

const dayFormat = new Intl.DateTimeFormat('pt-BR', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: brasilia,
})

/** `quinta-feira, 26 de novembro`, in Brasília. */
export const dayOf = (at: Date): string => dayFormat.format(at)

/** The next step and its deadline, in Portuguese. */
export function nextStep({ next, company, answerDueAt }: ApplicationFacts): string {
  if (next?.dueAt)
    return `Próxima etapa: ${next.title}. Faça até ${dayOf(next.dueAt)}, às 23h59 (horário de Brasília).`
  const until = answerDueAt ? ` ${company} tem até ${dayOf(answerDueAt)}, para responder.` : ''
  return next
    ? `Próxima etapa: ${next.title}. Agora é com a empresa.${until}`
    : `Você passou por todas as etapas. Falta a resposta final.${until}`
}

/** A decision message as paragraphs, with its author at the end. */
export function decisionMessageParagraphs(message: MailedDecisionMessage | null): string[] {
  if (!message) return []
  return [
    message.text,
    ...(message.wentWell ? [`O que foi bem: ${message.wentWell}`] : []),
    ...(message.missing ? [`O que faltou para esta vaga: ${message.missing}`] : []),
    [message.from, message.role].filter(Boolean).join('\n'),
  ]
}
