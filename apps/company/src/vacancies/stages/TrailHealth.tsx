import type { VacancyContent } from '@trilha/contracts/vacancies/content'
import { effortBounds, effortOf } from '@trilha/contracts/vacancies/effort'
import { Card } from '@trilha/web/ui/display/Card.tsx'
import { IconAlertTriangle, IconCircleCheck } from '@trilha/web/ui/icons/icons.tsx'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import styles from './TrailHealth.module.css'
import { useDuration } from './useDuration.ts'
import type { FieldState } from '../editor/usePartFocus.ts'

type TrailHealthProps = {
  content: Pick<VacancyContent, 'stages' | 'shift'>
  /** Editor part that contains the working hours. */
  aboutPart: string
}

/** Effort of the trail, and what makes people leave early. */
export function TrailHealth({ content, aboutPart }: TrailHealthProps) {
  const { t } = useTranslation('editor')
  const duration = useDuration()
  const { minutes, days, weight, reasons } = effortOf(content.stages)
  const slow = reasons.includes('long-wait')
  return (
    <Card as="section" aria-label={t('health.title')}>
      <h3>{t('health.title')}</h3>
      <ul className={styles.health}>
        <li data-good={weight !== 'heavy' || undefined}>
          {weight === 'heavy' ? <IconAlertTriangle /> : <IconCircleCheck />}
          <span>
            {t('health.effort', {
              duration: duration(minutes),
              most: duration(effortBounds.fair),
            })}
          </span>
        </li>
        <li data-good={!slow || undefined}>
          {slow ? <IconAlertTriangle /> : <IconCircleCheck />}
          <span>{t(slow ? 'health.slow' : 'health.days', { count: days })}</span>
        </li>
        {reasons
          .filter((reason) => reason !== 'long' && reason !== 'long-wait')
          .map((reason) => (
            <li key={reason}>
              <IconAlertTriangle />
              <span>{t(`health.reason.${reason}`)}</span>
            </li>
          ))}
        {content.shift === null && (
          <li>
            <IconAlertTriangle />
            <span>
              {t('health.noShift')}{' '}
              <Link className="link" to={aboutPart} state={{ field: 'shift' } satisfies FieldState}>
                {t('health.tellShift')}
              </Link>
            </span>
          </li>
        )}
      </ul>
    </Card>
  )
}
