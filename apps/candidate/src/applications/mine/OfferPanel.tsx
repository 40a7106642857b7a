import type { ApplicationRow } from '@trilha/contracts/applications/applications'
import { CompanyLogo } from '@trilha/web/ui/media/CompanyLogo.tsx'
import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { Contour } from '../../ui/scenes/Contour.tsx'
import { useDates } from '../useDates.ts'
import styles from './OfferPanel.module.css'

/** An offer that waits for an answer, above everything else. */
export function OfferPanel({ offer }: { offer: ApplicationRow }) {
  const { t } = useTranslation('applications')
  const dates = useDates()
  const { vacancy, current, lastMovementAt } = offer
  const { company, municipality, roleName } = vacancy
  const place = municipality && `${municipality.name}, ${municipality.state}`
  const due = current?.dueAt
  return (
    <article className={styles.panel} aria-label={t('mine.offer.label', { role: roleName })}>
      <Contour pattern="band" />
      <div className={styles.about}>
        <CompanyLogo {...company} size={52} />
        <div>
          <p className={styles.soft}>{t('mine.offer.eyebrow')}</p>
          <h2>{roleName}</h2>
          <p className={styles.soft}>{[company.name, place].filter(Boolean).join(', ')}</p>
        </div>
      </div>
      {due ? (
        <div className={styles.due}>
          <b>{dates.daysLeft(due)}</b>
          <p>
            <span>{t('mine.offer.daysLeft', { count: dates.daysLeft(due) })}</span>
            <span className={styles.soft}>
              {t('mine.until', { deadline: dates.deadline(due) })}
            </span>
          </p>
        </div>
      ) : (
        <p className={styles.soft}>
          {t('mine.offer.arrived', { day: dates.weekday(lastMovementAt) })}
        </p>
      )}
      <Button variant="accent" render={<Link to={paths.progress(vacancy.id)} prefetch="intent" />}>
        {t('mine.offer.answer')}
      </Button>
    </article>
  )
}
