import { useFieldError, useForm } from '@trilha/web/form/useForm.ts'
import { text } from '@trilha/contracts/shared/fields'
import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { Dialog } from '@trilha/web/ui/overlays/Dialog.tsx'
import { Field } from '@trilha/web/ui/forms/Field.tsx'
import { TextArea } from '@trilha/web/ui/forms/TextArea.tsx'
import { toast } from '@trilha/web/ui/feedback/toast.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { failureId } from '@trilha/web/form/Failure.tsx'
import { Form } from '@trilha/web/form/Form.tsx'

const schema = z.object({ reason: text(300, 10, 'reason-required') })

export type ReasonedAction = {
  /** Label of the button, and title of the dialog. */
  label: string
  hint: string
  successMessage: string
  run: (reason: string) => Promise<unknown>
}

/**
 * Dialog that asks for a reason and then runs the action. The typed reason is kept after a failure
 * and after the dialog is closed.
 * @param action null while the dialog is closed.
 */
export function ReasonDialog({
  action,
  onClose,
}: {
  action: ReasonedAction | null
  onClose: () => void
}) {
  const { t } = useTranslation(['admin', 'common'])
  const [unsent] = useState(() => new Map<string, string>())
  return (
    <Dialog
      open={action !== null}
      onOpenChange={(open) => !open && onClose()}
      title={action?.label ?? ''}
      closeLabel={t('common:actions.close')}
      size="small"
    >
      {action && <ReasonForm action={action} unsent={unsent} onClose={onClose} />}
    </Dialog>
  )
}

type ReasonFormProps = {
  action: ReasonedAction
  /** Unsent input by action label. */
  unsent: Map<string, string>
  onClose: () => void
}

function ReasonForm({ action, unsent, onClose }: ReasonFormProps) {
  const { t } = useTranslation('admin')
  const fieldError = useFieldError()
  const [failure, setFailure] = useState<string | null>(null)
  const form = useForm(schema, { reason: unsent.get(action.label) ?? '' })
  const field = form.register('reason', {
    onChange: ({ target }: { target: HTMLTextAreaElement }) => {
      unsent.set(action.label, target.value)
    },
  })
  const submit = form.handleSubmit(async ({ reason }) => {
    setFailure(null)
    try {
      await action.run(reason)
      unsent.delete(action.label)
      toast.success(action.successMessage)
      onClose()
    } catch (error) {
      setFailure(failureId(error))
    }
  })
  return (
    <Form dense submit={submit} failure={failure}>
      <Field
        label={t('reason.label')}
        hint={action.hint}
        error={fieldError(form.formState.errors.reason?.message)}
      >
        <TextArea
          rows={4}
          limit={300}
          counter={(used, limit) => t('reason.counter', { used, limit })}
          {...field}
        />
      </Field>
      <Button type="submit" block loading={form.formState.isSubmitting}>
        {action.label}
      </Button>
    </Form>
  )
}
