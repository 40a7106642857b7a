import type { ApplicationView, LetterReply } from '@trilha/contracts/applications'
import { Letter } from '@trilha/web/ui/Letter.tsx'
import { useTranslation } from 'react-i18next'
import styles from './Progress.module.css'
import { useDates } from './useDates.ts'

/** Messages of the company along the way; the final one stands at the top of the screen. */
export function Letters({ application }: { application: ApplicationView }) {
  const letters = application.letters.filter((letter) => letter !== finalLetter(application))
  return letters.map((letter) => (
    <CompanyLetter
      key={letter.at + letter.kind}
      letter={letter}
      company={application.vacancy.company.name}
      className={styles.letter}
    />
  ))
}

/** The letter of the answer, once there is one. */
export function finalLetter({ state, letters }: ApplicationView): LetterReply | undefined {
  const kind = state === 'not_approved' ? 'not_approved' : 'offer'
  const answered = state === 'not_approved' || state === 'offer' || state === 'hired'
  return answered ? letters.find((letter) => letter.kind === kind) : undefined
}

type CompanyLetterProps = {
  letter: LetterReply
  company: string
  /** Name of the region; otherwise whose message it is, and of when. */
  label?: string
  title?: string
  joyful?: boolean
  className?: string
}

export function CompanyLetter({ letter, company, label, ...rest }: CompanyLetterProps) {
  const { t } = useTranslation('applications')
  const dates = useDates()
  return (
    <Letter
      {...rest}
      label={label ?? `${t('letter.from', { company })}, ${dates.dateTime(letter.at)}`}
      from={{
        name: letter.from,
        detail: [letter.role, company, dates.shortDay(letter.at)].filter(Boolean).join(', '),
      }}
      good={
        letter.wentWell
          ? { title: t('letter.wentWell'), text: <Paragraphs text={letter.wentWell} /> }
          : undefined
      }
      missing={
        letter.missing
          ? { title: t('letter.missing'), text: <Paragraphs text={letter.missing} /> }
          : undefined
      }
    >
      <Paragraphs text={letter.text} />
    </Letter>
  )
}

/** Plain text as it was written: empty lines part paragraphs. */
function Paragraphs({ text }: { text: string }) {
  return text.split(/\n\s*\n/).map((paragraph, i) => (
    <p key={i} className={styles.written}>
      {paragraph}
    </p>
  ))
}
