import { askExtensionBody } from '@trilha/contracts/assessments/assessments'
import { useForm } from '@trilha/web/form/useForm.ts'
import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { Field } from '@trilha/web/ui/forms/Field.tsx'
import { TextArea } from '@trilha/web/ui/forms/TextArea.tsx'
import { toast } from '@trilha/web/ui/feedback/toast.ts'
import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { WrittenDialog } from '../../applications/conversation/WrittenDialog.tsx'
import { useAskExtension, type At } from '../assessments.data.ts'

type ExtensionDialogProps = {
  at: At
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Receives the focus when the dialog closes: the confirmation, if it is rendered. */
  finalFocus?: RefObject<HTMLElement | null>
}

const maxLength = 500

/** Asks the company for more time for a stage. */
export function ExtensionDialog({ at, open, onOpenChange, finalFocus }: ExtensionDialogProps) {
  const { t } = useTranslation('assessments')
  const ask = useAskExtension(at)
  const form = useForm<{ reason: string }>(askExtensionBody, { reason: '' })
  const reason = form.watch('reason')
  return (
    <WrittenDialog
      open={open}
      onOpenChange={onOpenChange}
      finalFocus={finalFocus}
      title={t('extension.ask')}
      description={t('extension.lead')}
      form={form}
      fields={['reason']}
      send={(body) => ask.mutateAsync(body)}
      onSent={() => toast.success(t('extension.done'))}
      submit={(props) => <Button {...props}>{t('extension.send')}</Button>}
    >
      {(errorOf) => (
        <Field label={t('extension.reason')} hint={t('extension.hint')} error={errorOf('reason')}>
          <TextArea
            rows={4}
            limit={maxLength}
            counter={(_, limit) => t('items.counter', { used: reason.length, limit })}
            {...form.register('reason')}
          />
        </Field>
      )}
    </WrittenDialog>
  )
}
