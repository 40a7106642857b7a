import type { ApplicationView } from '@trilha/contracts/applications/applications'
import { useSession } from '@trilha/web/data/session.ts'
import { Card } from '@trilha/web/ui/display/Card.tsx'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { DecisionMessage, finalDecisionMessage } from '../conversation/DecisionMessages.tsx'
import styles from './Outcome.module.css'
import { useDates } from '../useDates.ts'

/** The final result of the trail, or an offer to accept; nothing while it is in progress. */
export function Outcome({ application }: { application: ApplicationView }): ReactNode {
  const { t } = useTranslation('applications')
  const dates = useDates()
  const { user } = useSession()
  const { state, vacancy, withdrawReason } = application
  const company = vacancy.company.name
  const message = finalDecisionMessage(application)
  const movedOn = dates.shortDay(application.lastMovementAt)
  switch (state) {
    case 'offer':
    case 'hired': {
      const title = t('outcome.yes', { name: user?.candidate?.name.split(' ')[0] ?? '' })
      if (!message) return <OutcomeCard title={title} />
      return (
        <DecisionMessage
          message={message}
          company={company}
          joyful
          label={t('decisionMessage.answer', { company })}
          title={title}
          className={styles.outcome}
        />
      )
    }
    case 'not_approved':
      if (!message) return <OutcomeCard title={t('outcome.no')} />
      return (
        <DecisionMessage
          message={message}
          company={company}
          label={t('decisionMessage.answer', { company })}
          title={t('outcome.no')}
          className={styles.outcome}
        />
      )
    case 'withdrawn':
      return (
        <OutcomeCard title={t('outcome.withdrawn')}>
          <p>{t('outcome.withdrawnText', { day: movedOn, company })}</p>
          {withdrawReason && <p>{t('outcome.withdrawnReason', { reason: withdrawReason })}</p>}
        </OutcomeCard>
      )
    case 'expired':
      return (
        <OutcomeCard title={t('outcome.expired')}>
          <p>{t('outcome.expiredText', { day: movedOn })}</p>
        </OutcomeCard>
      )
    case 'vacancy_cancelled':
      return (
        <OutcomeCard title={t('outcome.cancelled')}>
          <p>{t('outcome.cancelledText', { day: movedOn })}</p>
        </OutcomeCard>
      )
    default:
      return null
  }
}

function OutcomeCard({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <Card as="section" className={styles.outcome}>
      <h2 className={styles.title}>{title}</h2>
      <div className={styles.text}>{children}</div>
    </Card>
  )
}
