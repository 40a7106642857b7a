import type { ApplicationView } from '@trilha/contracts/applications/applications'
import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { IconScale } from '@trilha/web/ui/icons/moreIcons.tsx'
import { useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ProgressStage } from '../applications/progress/progress.steps.ts'
import { ReviewDialog } from '../applications/progress/actions/ReviewDialog.tsx'
import { useDates } from '../applications/useDates.ts'
import { ActionRow } from './ActionRow.tsx'
import styles from './AskReview.module.css'

type AskReviewProps = {
  application: ApplicationView
  stage: ProgressStage
  /** Shown between the text about reviews and the buttons. */
  between?: ReactNode
  /** The other button: continue. */
  children: ReactNode
}

/**
 * After a rejection by a rule, the candidate can request a review by a person (LGPD art. 20). Once
 * requested, this shows the day of the request.
 */
export function AskReview({ application, stage, between, children }: AskReviewProps) {
  const { t } = useTranslation('applications')
  const dates = useDates()
  const confirmation = useRef<HTMLParagraphElement>(null)
  const [isDialogOpen, setIsDialogOpen] = useState(false)
  const { review } = stage
  return (
    <>
      {review && (
        <p ref={confirmation} tabIndex={-1} className={styles.sent}>
          {t('review.asked', { day: dates.shortDay(review.requestedAt) })} {t('review.pending')}
        </p>
      )}
      {between}
      <ActionRow>
        {children}
        {application.can.requestReview.allowed && (
          <Button variant="outline" icon={<IconScale />} onClick={() => setIsDialogOpen(true)}>
            {t('review.ask')}
          </Button>
        )}
        <ReviewDialog
          at={{ id: application.id, stageId: stage.id }}
          open={isDialogOpen}
          onOpenChange={setIsDialogOpen}
          finalFocus={confirmation}
        />
      </ActionRow>
    </>
  )
}
