import type { BodyOf } from '@trilha/contracts/shared/endpoint'
import { createWebhook, webhookEvents } from '@trilha/contracts/webhooks/webhooks'
import { showFieldErrors, useFieldError, useForm } from '@trilha/web/form/useForm.ts'
import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { Checkbox } from '@trilha/web/ui/forms/Checkbox.tsx'
import { Field, Fieldset } from '@trilha/web/ui/forms/Field.tsx'
import { TextInput } from '@trilha/web/ui/forms/TextInput.tsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ButtonRow } from '@trilha/web/ui/layout/ButtonRow.tsx'
import { Form } from '@trilha/web/form/Form.tsx'

type Values = BodyOf<typeof createWebhook>

type WebhookFormProps = {
  initial: Values
  submitLabel: string
  /** When it rejects, the form shows the error and the input remains. */
  save: (typed: Values) => Promise<unknown>
  /** True to clear the form after a success, for the next webhook. */
  clearAfterSave?: boolean
}

/** URL and events of a new or existing webhook. */
export function WebhookForm({
  initial,
  submitLabel,
  save,
  clearAfterSave = false,
}: WebhookFormProps) {
  const { t } = useTranslation('integrations')
  const fieldError = useFieldError()
  const [failure, setFailure] = useState<string | null>(null)
  const form = useForm<Values>(createWebhook.body as never, initial)
  const { errors, isSubmitting } = form.formState
  const submit = form.handleSubmit(async (typed) => {
    setFailure(null)
    try {
      await save(typed)
      form.reset(clearAfterSave ? initial : typed)
    } catch (error) {
      setFailure(showFieldErrors(error, form, ['url', 'events']))
    }
  })
  return (
    <Form submit={submit} failure={failure}>
      <Field
        label={t('webhooks.url')}
        hint={t('webhooks.urlHint')}
        error={fieldError(errors.url?.message)}
      >
        <TextInput type="url" inputMode="url" autoComplete="off" {...form.register('url')} />
      </Field>
      <Fieldset legend={t('webhooks.events')} error={fieldError(errors.events?.message)}>
        {webhookEvents.map((event) => (
          <Checkbox
            key={event}
            value={event}
            description={t(`eventAbout.${event.replace('.', '_') as 'application_moved'}`)}
            {...form.register('events')}
          >
            <code>{event}</code>
          </Checkbox>
        ))}
      </Fieldset>
      <ButtonRow>
        <Button type="submit" loading={isSubmitting}>
          {submitLabel}
        </Button>
      </ButtonRow>
    </Form>
  )
}
