import type { OwnMessage as Message } from '@trilha/contracts/pipeline/messages'
import { Letter } from '@trilha/web/ui/display/Letter.tsx'
import { useTranslation } from 'react-i18next'
import { useDates } from '../useDates.ts'
import { Paragraphs } from './DecisionMessages.tsx'
import styles from './Messages.module.css'

type CompanyMessageProps = { message: Message; company: string; className?: string | undefined }

/** A message of the company, as a letter. */
export function CompanyMessage({ message, company, className }: CompanyMessageProps) {
  const dates = useDates()
  const { author, at, text } = message
  return (
    <Letter
      from={{
        name: author?.name || company,
        detail: [author?.role, dates.dateTime(at)].filter(Boolean).join(', '),
      }}
      {...(className && { className })}
    >
      <Paragraphs text={text} />
    </Letter>
  )
}

/** A message of the candidate, at the other side. */
export function OwnMessage({ message: { text, at, readAt } }: { message: Message }) {
  const { t } = useTranslation('applications')
  const dates = useDates()
  const sent = dates.dateTime(at)
  return (
    <div className={styles.own}>
      <div className={styles.text}>
        <span className="sr">{t('talk.you')}: </span>
        {text}
      </div>
      <p className="xs ink3">
        {readAt ? t('talk.read', { sent, day: dates.shortDay(readAt) }) : sent}
      </p>
    </div>
  )
}
