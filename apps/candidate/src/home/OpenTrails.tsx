import type { ApplicationSummary } from '@trilha/contracts/applications/applications'
import { daysUntil } from '@trilha/web/i18n/format.ts'
import { useFormat } from '@trilha/web/i18n/useFormat.ts'
import { Card, CardLink } from '@trilha/web/ui/display/Card.tsx'
import { CompanyLogo } from '@trilha/web/ui/media/CompanyLogo.tsx'
import { miniStates } from '../applications/progress/progress.steps.ts'
import { MiniTrail } from '../ui/MiniTrail.tsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../paths.ts'
import styles from './OpenTrails.module.css'
import { SectionHead } from './SectionHead.tsx'

const maxTrails = 5

/** The open trails, one line each. */
export function OpenTrails({ applications }: { applications: readonly ApplicationSummary[] }) {
  const { t } = useTranslation('shell')
  return (
    <section aria-labelledby="trilhas">
      <SectionHead
        id="trilhas"
        title={t('home.trails')}
        all={{ to: paths.myApplications(), text: t('home.allTrails') }}
      />
      <ul className={styles.list}>
        {applications.slice(0, maxTrails).map((application) => (
          <li key={application.id}>
            <OpenTrail application={application} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function OpenTrail({ application }: { application: ApplicationSummary }) {
  const { t } = useTranslation('shell')
  const { vacancy, group, current } = application
  const isYourTurn = group === 'your-turn'
  const status = current?.title ?? t('home.answer')
  return (
    <Card as="article" interactive className={styles.trail}>
      <CompanyLogo {...vacancy.company} size={48} />
      <div>
        <h3>
          <CardLink link={<Link to={paths.progress(vacancy.id)} prefetch="intent" />}>
            {vacancy.roleName}
          </CardLink>
        </h3>
        <p className="sm ink2">{vacancy.company.name}</p>
      </div>
      <div className={styles.status}>
        <MiniTrail size="md" states={miniStates(application)} />
        <span className={isYourTurn ? styles.yours : styles.theirs}>
          {t(isYourTurn ? 'home.yourTurn' : 'home.theirTurn', { stage: status })}
        </span>
        <Deadline application={application} />
      </div>
    </Card>
  )
}

function Deadline({
  application: { group, current, answerDueAt },
}: {
  application: ApplicationSummary
}) {
  const { t } = useTranslation('shell')
  const format = useFormat()
  const [now] = useState(() => new Date())
  if (group === 'your-turn' && current?.dueAt) {
    const days = Math.max(0, daysUntil(new Date(current.dueAt), now))
    return <span className="xs ink3">{t('home.daysLeft', { count: days })}</span>
  }
  if (!answerDueAt) return null
  const day = format.shortDay(answerDueAt)
  // An overdue answer date stays visible.
  return new Date(answerDueAt) < now ? (
    <span className={`xs ${styles.late}`}>{t('home.answerLate', { day })}</span>
  ) : (
    <span className="xs ink3">{t('home.answerUntil', { day })}</span>
  )
}
