import { Failure } from '@trilha/web/form/Failure.tsx'
import { answerExtensionBody } from '@trilha/contracts/assessments/pipeline'
import type { Extension } from '@trilha/contracts/applications/applications'
import { showFieldErrors, useFieldError, useForm } from '@trilha/web/form/useForm.ts'
import { useFormat } from '@trilha/web/i18n/useFormat.ts'
import { Alert } from '@trilha/web/ui/feedback/Alert.tsx'
import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { Radio } from '@trilha/web/ui/forms/Checkbox.tsx'
import { Field, Fieldset } from '@trilha/web/ui/forms/Field.tsx'
import { IconCalendarPlus } from '@trilha/web/ui/icons/moreIcons.tsx'
import { TextArea } from '@trilha/web/ui/forms/TextArea.tsx'
import { TextInput } from '@trilha/web/ui/forms/TextInput.tsx'
import { toast } from '@trilha/web/ui/feedback/toast.ts'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './ExtensionRequest.module.css'
import { useAnswerExtension, type StageRef } from './assessments.data.ts'
import { InlineForm } from './InlineForm.tsx'

type ExtensionRequestProps = {
  stageRef: StageRef
  version: number
  extension: Extension
  canAnswer: boolean
}

/** A candidate's request for more time, with its reason and the answer. */
export function ExtensionRequest({
  stageRef,
  version,
  extension,
  canAnswer,
}: ExtensionRequestProps) {
  const { t } = useTranslation('pipelineAnswers')
  const format = useFormat()
  return (
    <Alert
      className={styles.extension}
      icon={<IconCalendarPlus />}
      title={t('extension.title', { day: format.shortDay(extension.requestedAt) })}
    >
      <p className={styles.reason}>{extension.reason}</p>
      {extension.granted !== null && (
        <p>
          <b>
            {extension.granted
              ? t('extension.granted', { count: extension.days ?? 0 })
              : t('extension.declined')}
          </b>{' '}
          {extension.word}
        </p>
      )}
      {extension.answeredAt === null && canAnswer && (
        <AnswerForm stageRef={stageRef} version={version} />
      )}
    </Alert>
  )
}

type Values = { granted: boolean; days: number; word: string; version: number }

const usualDays = 3

function AnswerForm({ stageRef, version }: { stageRef: StageRef; version: number }) {
  const { t } = useTranslation(['pipelineAnswers', 'common'])
  const fieldError = useFieldError()
  const name = useId()
  const answer = useAnswerExtension(stageRef)
  const [failure, setFailure] = useState<string | null>(null)
  const form = useForm<Values>(answerExtensionBody as never, {
    granted: true,
    days: usualDays,
    word: '',
    version,
  })
  const { errors, isSubmitting } = form.formState
  const granted = form.watch('granted')

  const submit = form.handleSubmit(async ({ days, word }) => {
    setFailure(null)
    try {
      await answer.mutateAsync(
        granted ? { granted, days, word, version } : { granted: false, word, version },
      )
      toast.success(t('extension.done'))
    } catch (error) {
      setFailure(showFieldErrors(error, form, ['days', 'word']))
    }
  })

  return (
    <InlineForm submit={submit}>
      <Fieldset legend={t('extension.answer')}>
        <Radio name={name} checked={granted} onChange={() => form.setValue('granted', true)}>
          {t('extension.grant')}
        </Radio>
        <Radio name={name} checked={!granted} onChange={() => form.setValue('granted', false)}>
          {t('extension.decline')}
        </Radio>
      </Fieldset>
      {granted && (
        <Field
          label={t('extension.days')}
          hint={t('extension.daysHint')}
          error={fieldError(errors.days?.message)}
        >
          <TextInput
            type="number"
            inputMode="numeric"
            min={1}
            max={60}
            {...form.register('days', { valueAsNumber: true })}
          />
        </Field>
      )}
      <Field
        label={t(granted ? 'extension.word' : 'extension.why')}
        optional={granted && t('common:actions.optional')}
        error={fieldError(errors.word?.message)}
      >
        <TextArea rows={2} {...form.register('word')} />
      </Field>
      <Failure id={failure} />
      <Button type="submit" loading={isSubmitting} loadingText={t('common:actions.sending')}>
        {t('extension.send')}
      </Button>
    </InlineForm>
  )
}
