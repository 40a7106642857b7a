import { answerRequest } from '@trilha/contracts/privacy/requests'
import { showFieldErrors, useFieldError, useForm } from '@trilha/web/form/useForm.ts'
import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { Field } from '@trilha/web/ui/forms/Field.tsx'
import { TextArea } from '@trilha/web/ui/forms/TextArea.tsx'
import { toast } from '@trilha/web/ui/feedback/toast.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ButtonRow } from '@trilha/web/ui/layout/ButtonRow.tsx'
import { Form } from '@trilha/web/form/Form.tsx'
import { useAnswerRequest } from './privacy.data.ts'

/** Form to answer one privacy request; the person gets exactly the typed text. */
export function AnswerForm({ id }: { id: string }) {
  const { t } = useTranslation('admin')
  const fieldError = useFieldError()
  const send = useAnswerRequest()
  const [open, setOpen] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const form = useForm<{ answer: string }>(answerRequest.body as never, { answer: '' })
  const submit = form.handleSubmit(async ({ answer }) => {
    setFailure(null)
    try {
      await send.mutateAsync({ id, answer })
      toast.success(t('privacy.sent'))
    } catch (error) {
      setFailure(showFieldErrors(error, form, ['answer']))
    }
  })
  if (!open)
    return (
      <ButtonRow>
        <Button onClick={() => setOpen(true)}>{t('privacy.answer')}</Button>
      </ButtonRow>
    )
  return (
    <Form dense submit={submit} failure={failure}>
      <Field
        label={t('privacy.words')}
        hint={t('privacy.hint')}
        error={fieldError(form.formState.errors.answer?.message)}
      >
        <TextArea rows={6} {...form.register('answer')} />
      </Field>
      <ButtonRow>
        <Button type="submit" loading={send.isPending}>
          {t('privacy.send')}
        </Button>
      </ButtonRow>
    </Form>
  )
}
