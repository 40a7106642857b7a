import type { ApplicationView } from '@trilha/contracts/applications/applications'
import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { IconDoorExit, IconScale } from '@trilha/web/ui/icons/moreIcons.tsx'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Extension } from '../../../assessments/extensions/Extension.tsx'
import { ActionsCard } from './ActionsCard.tsx'
import styles from './Needs.module.css'
import { ReviewDialog } from './ReviewDialog.tsx'
import { useDates } from '../../useDates.ts'
import { WithdrawDialog } from './WithdrawDialog.tsx'

/** Further actions of the candidate; none on an ended trail. */
export function Needs({ application }: { application: ApplicationView }) {
  const { t } = useTranslation('applications')
  const { t: common } = useTranslation('common')
  const dates = useDates()
  const confirmation = useRef<HTMLParagraphElement>(null)
  const [open, setOpen] = useState<'review' | 'withdraw' | null>(null)
  const { id, can, group, current, stages } = application
  if (group === 'finished') return null
  const review = stages.find((stage) => stage.id === current?.stageId)?.review
  const refusal = can.withdraw.reason as 'transition-not-allowed' | null
  const toggle = (dialog: 'review' | 'withdraw') => (opened: boolean) =>
    setOpen(opened ? dialog : null)
  return (
    <ActionsCard labelledBy="precisa">
      <h2 id="precisa">{t('needs.title')}</h2>
      {can.requestReview.allowed && (
        <Button variant="ghost" block icon={<IconScale />} onClick={() => setOpen('review')}>
          {t('review.ask')}
        </Button>
      )}
      {review && !review.answeredAt && (
        <p className={styles.asked} ref={confirmation} tabIndex={-1}>
          <IconScale />
          <span>
            {t('review.asked', { day: dates.shortDay(review.requestedAt) })} {t('review.pending')}
          </span>
        </p>
      )}
      <Extension application={application} />
      {current && (
        <ReviewDialog
          at={{ id, stageId: current.stageId }}
          open={open === 'review'}
          onOpenChange={toggle('review')}
          finalFocus={confirmation}
        />
      )}
      <Button
        variant="ghost"
        block
        icon={<IconDoorExit className="i i--dir" />}
        disabledReason={refusal ? common(`errors.${refusal}`) : undefined}
        onClick={() => setOpen('withdraw')}
      >
        {t('withdraw.open')}
      </Button>
      <WithdrawDialog
        application={application}
        open={open === 'withdraw'}
        onOpenChange={toggle('withdraw')}
      />
    </ActionsCard>
  )
}
