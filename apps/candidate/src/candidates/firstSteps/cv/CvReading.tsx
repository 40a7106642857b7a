import { useFormat } from '@trilha/web/i18n/useFormat.ts'
import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { Card } from '@trilha/web/ui/display/Card.tsx'
import { Skeleton } from '@trilha/web/ui/feedback/Skeleton.tsx'
import { Spinner } from '@trilha/web/ui/feedback/Spinner.tsx'
import { IconCircleCheck, IconFileText } from '@trilha/web/ui/icons/icons.tsx'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../../paths.ts'
import { Question } from '../Question.tsx'
import { StepFooter } from '../StepFooter.tsx'
import styles from './CvReading.module.css'

type CvReadingProps = {
  /** Null when the person came back to this screen meanwhile. */
  file: File | null
  /** Share that is sent, 0 to 1. */
  share: number
}

/** The CV is being read; nobody has to wait for it. */
export function CvReading({ file, share }: CvReadingProps) {
  const { t } = useTranslation('firstSteps')
  const { t: common } = useTranslation('common')
  const { number } = useFormat()
  const isSent = file === null || share >= 1
  return (
    <>
      <Question title={t('cv.reading')} lead={t('cv.readingLead')}>
        <Card className={styles.card}>
          <div className={styles.file}>
            <IconFileText />
            <span>
              <b>{file?.name ?? t('cv.yourFile')}</b>
              {file && (
                <small>
                  {t('cv.size', { size: number(Math.max(1, Math.round(file.size / 1024))) })}
                </small>
              )}
            </span>
            <Spinner />
          </div>
          <output className={styles.state}>
            {isSent && (
              <>
                <IconCircleCheck /> {t('cv.sent')}
              </>
            )}
            <span>{isSent ? t('cv.sorting') : common('actions.sending')}</span>
          </output>
          <Skeleton width={80} />
          <Skeleton width={60} />
          <Skeleton width={70} />
        </Card>
      </Question>
      <StepFooter>
        <Button render={<Link to={paths.home()} />}>{t('cv.meanwhile')}</Button>
      </StepFooter>
    </>
  )
}
