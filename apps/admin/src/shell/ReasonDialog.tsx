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
import { failureOf } from '@trilha/web/form/Failure.tsx'
import { Form } from '@trilha/web/form/Form.tsx'

const schema = z.object({ reason: text(300, 10, 'reason-required') })

export type ReasonedAction = {
  /** Label of the button. */
  label: string
  hint: string
  done: string
  run: (reason: string) => Promise<unknown>
}

/**
 * Asks for a reason, then runs the action. Input survives a failure and closing. @param action null
 * while closed.
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
      toast.success(action.done)
      onClose()
    } catch (error) {
      setFailure(failureOf(error))
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
