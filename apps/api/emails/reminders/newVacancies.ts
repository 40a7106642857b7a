import { counted } from '../../src/platform/text/counted.ts'
import { layout } from '../layout.ts'
import { firstName } from '../names.ts'

export type NewVacancies = {
  /** Name of the candidate. */
  name: string
  /** Name of the saved search or of the followed company. */
  search: string
  isFollowed: boolean
  vacancies: { role: string; company: string; place: string; pay: string; url: string }[]
  /** Number of all new vacancies, including those that the mail omits. */
  count: number
  /** Address of the results of the search. */
  all: string
  stop: string
  preferences: string
}

const maxShown = 5

/** `3 vagas novas`, `Nenhuma vaga nova`. */
export const newVacanciesText = (count: number): string =>
  count === 0 ? 'Nenhuma vaga nova' : counted(count, 'vaga nova', 'vagas novas')

/** New vacancies of a saved search; each vacancy is mailed once. */
export function newVacanciesMail(about: NewVacancies) {
  const { name, search, vacancies, count, isFollowed } = about
  const source = isFollowed ? `em ${search}, empresa que você segue` : `em “${search}”`
  const more = count > maxShown ? ` Aqui estão as ${maxShown} mais novas.` : ''
  return {
    subject: `${newVacanciesText(count)}: ${search}`,
    ...layout({
      preheader: vacancies
        .slice(0, maxShown)
        .map(({ role, company }) => `${role}, ${company}`)
        .join(' · '),
      heading: `${newVacanciesText(count)} ${isFollowed ? 'para ver' : 'na sua busca'}`,
      paragraphs: [
        `${firstName(name)}, chegou novidade ${source}.${more} Em cada uma você vê a trilha inteira antes de se candidatar.`,
      ],
      cards: vacancies.slice(0, maxShown).map(({ role, company, place, pay, url }) => ({
        title: role,
        lines: [[company, place].filter(Boolean).join(' · '), pay],
        url,
      })),
      action: { label: 'Ver todas', url: about.all },
      unsubscribe: {
        text: isFollowed
          ? 'Você recebe este e-mail porque segue esta empresa.'
          : 'Você recebe este e-mail porque salvou esta busca.',
        stop: {
          label: isFollowed ? 'Parar os e-mails desta empresa' : 'Parar os e-mails desta busca',
          url: about.stop,
        },
        preferences: about.preferences,
      },
    }),
  }
}
