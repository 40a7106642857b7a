import { counted } from '../../src/platform/text/counted.ts'
import { dayOf } from '../applications/facts.ts'
import { layout } from '../layout.ts'
import { firstName } from '../names.ts'

/** Reminder two days before the deadline of a stage that waits for the candidate. */
export function stageDeadlineMail(about: {
  name: string
  role: string
  company: string
  stage: string
  minutes: number
  dueAt: Date
  /** True if the candidate has started the stage. */
  begun: boolean
  /** Leads to the stage itself. */
  address: string
}) {
  const until = dayOf(about.dueAt)
  const length = `Leva cerca de ${counted(about.minutes, 'minuto', 'minutos')}.`
  return {
    subject: `A etapa ${about.stage} vai até ${until}`,
    ...layout({
      preheader: length,
      heading: `Falta pouco: ${about.stage}`,
      paragraphs: [
        `${firstName(about.name)}, na trilha de ${about.role}, em ${about.company}, a etapa ${about.stage} pode ser feita até ${until}, às 23h59 (horário de Brasília).`,
        about.begun
          ? 'O que você já respondeu está guardado. É só continuar de onde parou.'
          : `${length} Se precisar de mais prazo, dá para pedir na própria trilha.`,
      ],
      action: { label: about.begun ? 'Continuar a etapa' : 'Fazer a etapa', url: about.address },
    }),
  }
}
