import { Failure } from '@trilha/web/form/Failure.tsx'
import { answerReviewBody, type ReviewRow } from '@trilha/contracts/pipeline/inbox'
import { showFieldErrors, useFieldError, useForm } from '@trilha/web/form/useForm.ts'
import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { Radio } from '@trilha/web/ui/forms/Checkbox.tsx'
import { Field, Fieldset } from '@trilha/web/ui/forms/Field.tsx'
import { TextArea } from '@trilha/web/ui/forms/TextArea.tsx'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { useFocusHandover } from '../board/cardFocus.ts'
import styles from './ReviewAnswer.module.css'
import { useAnswerReview } from './inbox.data.ts'
import { useUndo } from '../board/moving/useUndo.ts'
import { useStoreWhileTyping, useUnsentInput } from '../unsentInput.ts'

const schema = z.omit(answerReviewBody, { version: true })
type Values = { outcome: 'overturned' | 'confirmed'; message: string }

/** Button that opens the form for answering a human review. */
export function ReviewAnswer({ row }: { row: ReviewRow }) {
  const { t } = useTranslation('inbox')
  const [open, setOpen] = useState(false)
  if (open) return <AnswerForm row={row} />
  return (
    <div>
      <Button size="sm" onClick={() => setOpen(true)}>
        {t('reviews.answer')}
      </Button>
    </div>
  )
}

/** The form has no menu. */
const menuUsed = { current: false }

/** The decision with a written reason. */
function AnswerForm({ row }: { row: ReviewRow }) {
  const { t } = useTranslation(['inbox', 'common'])
  const fieldError = useFieldError()
  const answer = useAnswerReview(row.applicationId, row.stage.id)
  const [failure, setFailure] = useState<string | null>(null)
  const notifyWithUndo = useUndo(row.vacancy.id)
  const earlier = useUnsentInput<Values>(`${row.applicationId} ${row.stage.id}`)
  const form = useForm<Values>(schema as never, { message: '', ...earlier.values })
  useStoreWhileTyping(form, earlier)
  const { errors, isSubmitting } = form.formState
  const { setFocus } = form
  // Move the focus: the button that opened the form is gone, and later the form disappears too.
  useEffect(() => setFocus('outcome'), [setFocus])
  const formRef = useRef<HTMLFormElement>(null)
  useFocusHandover(formRef, menuUsed)
  const submit = form.handleSubmit(async (values) => {
    setFailure(null)
    try {
      const done = await answer.mutateAsync({ version: row.version, ...values })
      earlier.clear()
      notifyWithUndo(t('reviews.sent', { name: row.candidate.name }), [done], () =>
        earlier.store(values),
      )
    } catch (error) {
      setFailure(showFieldErrors(error, form, ['outcome', 'message']))
    }
  })
  return (
    <form ref={formRef} noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
      <Failure id={failure} />
      <Fieldset legend={t('reviews.decision')} error={fieldError(errors.outcome?.message)}>
        <Radio value="overturned" {...form.register('outcome')}>
          {t('reviews.overturn')}
        </Radio>
        <Radio value="confirmed" {...form.register('outcome')}>
          {t('reviews.confirm')}
        </Radio>
      </Fieldset>
      <Field label={t('reviews.message')} error={fieldError(errors.message?.message)}>
        <TextArea rows={5} {...form.register('message')} />
      </Field>
      <Button type="submit" loading={isSubmitting} loadingText={t('common:actions.sending')}>
        {t('reviews.send')}
      </Button>
    </form>
  )
}
