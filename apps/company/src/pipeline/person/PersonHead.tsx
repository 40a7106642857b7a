import { failureId } from '@trilha/web/form/Failure.tsx'
import type { PipelineApplicationView } from '@trilha/contracts/pipeline/pipeline'
import { useFormat } from '@trilha/web/i18n/useFormat.ts'
import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { IconEye } from '@trilha/web/ui/icons/icons.tsx'
import { Tag } from '@trilha/web/ui/display/Tag.tsx'
import { toast } from '@trilha/web/ui/feedback/toast.ts'
import { useTranslation } from 'react-i18next'
import styles from './PersonHead.module.css'
import { Portrait } from '../Portrait.tsx'
import { useSheet } from './person.data.ts'
import { usePlaceText } from '../usePlaceText.ts'

/** Name and photo, or a button to reveal a hidden person; revealing is recorded. */
export function PersonHead({ application }: { application: PipelineApplicationView }) {
  const { t } = useTranslation(['pipeline', 'sheet', 'common'])
  const format = useFormat()
  const { reveal } = useSheet(application.id)
  const { candidate } = application
  const revealPerson = () =>
    reveal.mutate(undefined, {
      onError: (error) => toast.error(t(`common:errors.${failureId(error)}`)),
    })
  const placeText = usePlaceText()
  return (
    <div className={styles.person}>
      <Portrait candidate={candidate} size={72} />
      <div>
        <h1>{candidate.name}</h1>
        <p className="sm ink2">
          {[
            placeText(application),
            t('application.appliedAt', { day: format.shortDay(application.appliedAt) }),
            t(`application.state.${application.state}`),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {application.pcd && (
          <Tag tone="info" className={styles.inclusion ?? ''}>
            {t('application.pcd')}
          </Tag>
        )}
        {!application.isEmailConfirmed && (
          <p className={styles.inclusion}>
            <Tag tone="warn">{t('application.emailToConfirm')}</Tag>{' '}
            <span className="sm ink2">{t('application.emailToConfirmHint')}</span>
          </p>
        )}
        {application.accommodation && (
          <p className={styles.inclusion}>
            <b>{t('application.accommodation')}:</b> {application.accommodation}
          </p>
        )}
        {candidate.hidden && (
          <>
            <Button
              size="sm"
              variant="outline"
              icon={<IconEye />}
              loading={reveal.isPending}
              onClick={revealPerson}
            >
              {t('sheet:reveal.button')}
            </Button>
            <p className="sm ink2">{t('sheet:reveal.recorded')}</p>
          </>
        )}
      </div>
    </div>
  )
}
