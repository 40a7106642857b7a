/** What messages about an application may say. */
export type ApplicationFacts = {
  /** The candidate's. */
  name: string
  role: string
  company: string
  /** Title of the stage that ended; empty where none did. */
  stage: string
  /** The stage that opened; `dueAt` is null where the company conducts it. */
  next: { title: string; dueAt: Date | null } | null
  /** Until when the company promised its answer. */
  answerDueAt: Date | null
  letter: MailedLetter | null
  /** What the company wrote to a request for more time; empty where it wrote nothing. */
  word: string
  /** Address of the progress. */
  progress: string
}

export type MailedLetter = {
  from: string
  role: string
  text: string
  wentWell: string | null
  missing: string | null
}

const day = new Intl.DateTimeFormat('pt-BR', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'America/Sao_Paulo',
})

/** `quinta-feira, 26 de novembro`, in Brasília. */
export const dayOf = (at: Date): string => day.format(at)

/** What comes next and until when, in one sentence. */
export function nextStep({ next, company, answerDueAt }: ApplicationFacts): string {
  if (next?.dueAt)
    return `Próxima etapa: ${next.title}. Faça até ${dayOf(next.dueAt)}, às 23h59 (horário de Brasília).`
  const until = answerDueAt ? ` ${company} tem até ${dayOf(answerDueAt)}, para responder.` : ''
  return next
    ? `Próxima etapa: ${next.title}. Agora é com a empresa.${until}`
    : `Você passou por todas as etapas. Falta a resposta final.${until}`
}

/** A letter as paragraphs, signed. */
export function letterParagraphs(letter: MailedLetter | null): string[] {
  if (!letter) return []
  return [
    letter.text,
    ...(letter.wentWell ? [`O que foi bem: ${letter.wentWell}`] : []),
    ...(letter.missing ? [`O que faltou para esta vaga: ${letter.missing}`] : []),
    [letter.from, letter.role].filter(Boolean).join('\n'),
  ]
}
