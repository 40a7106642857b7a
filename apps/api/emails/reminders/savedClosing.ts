import { counted } from '../../src/platform/text/counted.ts'
import { layout } from '../layout.ts'
import { firstName } from '../names.ts'

type SavedClosing = {
  /** Name of the candidate. */
  name: string
  /** Today in Brasília, `yyyy-mm-dd`. */
  today: string
  /** The one that closes first on top; `closesOn` is its last day, `yyyy-mm-dd`. */
  vacancies: { role: string; company: string; closesOn: string; url: string }[]
  /** Address of all saved vacancies. */
  all: string
  stop: string
  preferences: string
}

const maxShown = 5

/** `hoje`, `amanhã` or the day: when a vacancy closes, as the end of a sentence. */
export function closingWords(closesOn: string, today: string): string {
  const days = Temporal.PlainDate.from(today).until(closesOn).total('days')
  if (days <= 0) return 'hoje, às 23h59'
  return days === 1 ? 'amanhã' : `em ${counted(days, 'dia', 'dias')}`
}

/** Reminder of saved vacancies that close within two days. */
export function savedClosingMail(about: SavedClosing) {
  const { name, today, vacancies } = about
  const one = vacancies.length === 1
  const [first] = vacancies
  return {
    subject: one
      ? `Encerra ${closingWords(first!.closesOn, today)}: ${first!.role}`
      : `${vacancies.length} vagas que você salvou vão encerrar`,
    ...layout({
      preheader: vacancies
        .slice(0, maxShown)
        .map(({ role, company }) => `${role}, ${company}`)
        .join(' · '),
      heading: one ? 'Uma vaga salva vai encerrar' : 'Vagas salvas vão encerrar',
      paragraphs: [
        `${firstName(name)}, ainda dá tempo de participar. Se mudou de ideia, não precisa fazer nada.`,
      ],
      cards: vacancies.slice(0, maxShown).map(({ role, company, closesOn, url }) => ({
        title: role,
        lines: [company, `Encerra ${closingWords(closesOn, today)}`],
        url,
      })),
      action: { label: 'Ver minhas vagas salvas', url: about.all },
      unsubscribe: {
        text: 'Você recebe este e-mail porque salvou a vaga.',
        stop: { label: 'Parar os e-mails de vagas novas e salvas', url: about.stop },
        preferences: about.preferences,
      },
    }),
  }
}
