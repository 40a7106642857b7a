import { Failure } from '@trilha/web/form/Failure.tsx'
import { rateAnswerBody, type PipelineItem } from '@trilha/contracts/assessments/pipeline'
import { showFieldErrors, useFieldError, useForm } from '@trilha/web/form/useForm.ts'
import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { Radio } from '@trilha/web/ui/forms/Checkbox.tsx'
import { Field, Fieldset } from '@trilha/web/ui/forms/Field.tsx'
import { TextArea } from '@trilha/web/ui/forms/TextArea.tsx'
import { toast } from '@trilha/web/ui/feedback/toast.ts'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRateAnswer, type StageRef } from './assessments.data.ts'
import { InlineForm } from './InlineForm.tsx'

type Values = { rating: number; note: string }

const marks = [1, 2, 3, 4, 5]

/** A mark from 1 to 5 by the company's rubric, and a note for the team. */
export function RatingForm({ stageRef, item }: { stageRef: StageRef; item: PipelineItem }) {
  const { t } = useTranslation(['pipelineAnswers', 'common'])
  const fieldError = useFieldError()
  const name = useId()
  const rate = useRateAnswer(stageRef, item.id)
  const own = item.ratings.find((rating) => rating.own)
  const [open, setOpen] = useState(own === undefined)
  const [failure, setFailure] = useState<string | null>(null)
  const form = useForm<Values>(rateAnswerBody as never, {
    ...(own && { rating: own.rating }),
    note: own?.note ?? '',
  })
  const { errors, isSubmitting } = form.formState
  const chosen = form.watch('rating')
  const anchors = item.key?.kind === 'rubric' ? item.key.marks : []

  const submit = form.handleSubmit(async (values) => {
    setFailure(null)
    try {
      await rate.mutateAsync(values)
      toast.success(t('rating.done'))
      setOpen(false)
    } catch (error) {
      setFailure(showFieldErrors(error, form, ['rating', 'note']))
    }
  })

  if (!open)
    return (
      <Button variant="ghost" size="sm" onClick={() => setOpen(true)}>
        {t('rating.change')}
      </Button>
    )
  return (
    <InlineForm submit={submit}>
      <Fieldset legend={t('rating.legend')} error={fieldError(errors.rating?.message)}>
        {marks.map((mark) => (
          <Radio
            key={mark}
            name={name}
            checked={chosen === mark}
            onChange={() => form.setValue('rating', mark, { shouldValidate: true })}
          >
            {anchors[mark - 1] ? t('rating.anchor', { mark, text: anchors[mark - 1] }) : mark}
          </Radio>
        ))}
      </Fieldset>
      <Field
        label={t('rating.note')}
        hint={t('rating.noteHint')}
        optional={t('common:actions.optional')}
        error={fieldError(errors.note?.message)}
      >
        <TextArea rows={2} {...form.register('note')} />
      </Field>
      <Failure id={failure} />
      <Button
        type="submit"
        variant="soft"
        loading={isSubmitting}
        loadingText={t('common:actions.sending')}
      >
        {t('rating.send')}
      </Button>
    </InlineForm>
  )
}
