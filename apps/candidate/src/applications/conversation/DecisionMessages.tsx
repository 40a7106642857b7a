import type {
  ApplicationView,
  DecisionMessageReply,
} from '@trilha/contracts/applications/applications'
import { Letter } from '@trilha/web/ui/display/Letter.tsx'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './DecisionMessages.module.css'
import { useDates } from '../useDates.ts'

/** Decision messages of the company, without the final one: `Outcome` shows that. */
export function DecisionMessages({ application }: { application: ApplicationView }) {
  const messages = application.decisionMessages.filter(
    (message) => message !== finalDecisionMessage(application),
  )
  return messages.map((message) => (
    <DecisionMessage
      key={message.at + message.kind}
      message={message}
      company={application.vacancy.company.name}
      className={styles.letter}
    />
  ))
}

/** The message with the final decision; undefined before there is one. */
export function finalDecisionMessage({
  state,
  decisionMessages,
}: ApplicationView): DecisionMessageReply | undefined {
  const kind = state === 'not_approved' ? 'not_approved' : 'offer'
  const isAnswered = state === 'not_approved' || state === 'offer' || state === 'hired'
  return isAnswered ? decisionMessages.find((message) => message.kind === kind) : undefined
}

type DecisionMessageProps = {
  message: DecisionMessageReply
  company: string
  /** Accessible name of the region; by default sender and date. */
  label?: string
  title?: string
  joyful?: boolean
  /** One of many letters: no region of its own, with the time. */
  isInThread?: boolean
  footer?: ReactNode
  className?: string | undefined
}

export function DecisionMessage(props: DecisionMessageProps) {
  const { message, company, label, isInThread = false, className, ...rest } = props
  const { t } = useTranslation('applications')
  const dates = useDates()
  return (
    <Letter
      {...rest}
      {...(className && { className })}
      {...(!isInThread && {
        label: label ?? `${t('decisionMessage.from', { company })}, ${dates.dateTime(message.at)}`,
      })}
      from={{
        name: message.from,
        detail: [
          message.role,
          ...(isInThread ? [dates.dateTime(message.at)] : [company, dates.shortDay(message.at)]),
        ]
          .filter(Boolean)
          .join(', '),
      }}
      good={
        message.wentWell
          ? { title: t('decisionMessage.wentWell'), text: <Paragraphs text={message.wentWell} /> }
          : undefined
      }
      missing={
        message.missing
          ? { title: t('decisionMessage.missing'), text: <Paragraphs text={message.missing} /> }
          : undefined
      }
    >
      <Paragraphs text={message.text} />
    </Letter>
  )
}

/** Plain text: empty lines separate paragraphs. */
export function Paragraphs({ text }: { text: string }) {
  return text.split(/\n\s*\n/).map((paragraph, i) => (
    <p key={i} className={styles.text}>
      {paragraph}
    </p>
  ))
}
