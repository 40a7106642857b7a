import type { VacancyContent } from '@trilha/contracts/vacancies/content'
import { effortOf } from '@trilha/contracts/vacancies/effort'
import { stageCount } from '@trilha/contracts/vacancies/stageCount'
import { StageIcon } from '@trilha/web/ui/trail/stageIcons.tsx'
import { Trail } from '@trilha/web/ui/trail/Trail.tsx'
import { useTranslation } from 'react-i18next'
import styles from './PhonePreview.module.css'
import { useDuration } from '../stages/useDuration.ts'

/** The trail as candidates see it on a phone before applying. */
export function PhonePreview({ stages }: Pick<VacancyContent, 'stages'>) {
  const { t } = useTranslation('editor')
  const duration = useDuration()
  return (
    <figure className={styles.phone} aria-label={t('phone.label')}>
      {/* Scrollable by keyboard when the trail is longer than the screen. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={styles.screen} tabIndex={0}>
        <p className={styles.title}>{t('phone.title')}</p>
        <p className={styles.lead}>
          {t('phone.stages', { count: stageCount(stages) })},{' '}
          {t('phone.days', { count: effortOf(stages).days })}
        </p>
        <Trail
          variant="preview"
          size="sm"
          headingLevel="h4"
          label={t('phone.title')}
          steps={stages.map((stage) => ({
            id: stage.id,
            state: 'locked',
            title: stage.title || t(`kind.${stage.kind}`),
            minutes: duration(stage.minutes),
            icon: <StageIcon kind={stage.kind} />,
          }))}
        />
      </div>
    </figure>
  )
}
