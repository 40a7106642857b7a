import { layout } from '../layout.ts'
import { firstName } from '../names.ts'

/** A message from a company to a candidate, outside the decisions of the trail. */
export function messageReceivedMail(facts: {
  name: string
  role: string
  company: string
  from: string
  jobTitle: string
  text: string
  /** Address of the conversation. */
  conversation: string
}) {
  return {
    subject: `${facts.company} escreveu para você: ${facts.role}`,
    ...layout({
      preheader: `Mensagem de ${facts.from}.`,
      heading: `Mensagem de ${facts.company}`,
      paragraphs: [
        `${firstName(facts.name)}, ${facts.from} escreveu sobre a sua trilha de ${facts.role}:`,
        facts.text,
        [facts.from, facts.jobTitle].filter(Boolean).join('\n'),
        'Para responder, abra a conversa: respostas a este e-mail não chegam à empresa.',
      ],
      action: { label: 'Abrir a conversa', url: facts.conversation },
    }),
  }
}
