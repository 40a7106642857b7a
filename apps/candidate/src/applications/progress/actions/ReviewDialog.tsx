import { requestReviewBody } from '@trilha/contracts/applications/applications'
import { useForm } from '@trilha/web/form/useForm.ts'
import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { Field } from '@trilha/web/ui/forms/Field.tsx'
import { TextArea } from '@trilha/web/ui/forms/TextArea.tsx'
import { toast } from '@trilha/web/ui/feedback/toast.ts'
import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { useRequestReview } from '../../applications.data.ts'
import { WrittenDialog } from '../../conversation/WrittenDialog.tsx'

type ReviewDialogProps = {
  at: { id: string; stageId: string }
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Receives the focus after closing: the confirmation, as soon as it is rendered. */
  finalFocus?: RefObject<HTMLElement | null>
}

const maxLength = 1000

/** Requests that a person reviews a rule's decision (LGPD art. 20). */
export function ReviewDialog({ at, open, onOpenChange, finalFocus }: ReviewDialogProps) {
  const { t } = useTranslation('applications')
  const request = useRequestReview(at)
  const form = useForm<{ text: string }>(requestReviewBody, { text: '' })
  const text = form.watch('text')
  return (
    <WrittenDialog
      open={open}
      onOpenChange={onOpenChange}
      finalFocus={finalFocus}
      title={t('review.ask')}
      description={t('review.lead')}
      form={form}
      fields={['text']}
      send={(body) => request.mutateAsync(body)}
      onSent={() => toast.success(t('review.done'))}
      submit={(props) => <Button {...props}>{t('review.send')}</Button>}
    >
      {(errorOf) => (
        <Field label={t('review.text')} hint={t('review.hint')} error={errorOf('text')}>
          <TextArea
            rows={5}
            limit={maxLength}
            counter={(_, limit) => t('counter', { used: text.length, limit })}
            {...form.register('text')}
          />
        </Field>
      )}
    </WrittenDialog>
  )
}
