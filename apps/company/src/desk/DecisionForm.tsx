import type { ActResult } from '@trilha/contracts/desk.acts'
import { Failure } from '@trilha/web/form/Failure.tsx'
import { placeErrors, useFieldError, useForm } from '@trilha/web/form/useForm.ts'
import { Button } from '@trilha/web/ui/Button.tsx'
import { Field } from '@trilha/web/ui/Field.tsx'
import { TextArea } from '@trilha/web/ui/TextArea.tsx'
import { Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type * as z from 'zod/mini'
import styles from './desk.module.css'
import { LetterFacts } from './LetterFacts.tsx'
import { useUndo } from './useUndo.ts'
import { useKeeping, useWritten } from './written.ts'

type Words = { message: string; wentWell: string; missing: string }
type FieldName = keyof Words

type DecisionFormProps = {
  schema: z.ZodMiniType
  fields: readonly { name: FieldName; label: string; optional?: boolean }[]
  send: (words: Words) => Promise<ActResult>
  words: { submit: string; done: string }
  back: () => void
  vacancyId: number
  /** Whose decision, and which: what was written and not sent, or taken back, is found again. */
  of: string
  /** Whose scorecards may help with the words. */
  factsOf?: string
}

/**
 * The words that go with a decision. A refused or failed sending keeps them; when somebody else
 * acted meanwhile the person is told, and sees the application as it now stands.
 */
export function DecisionForm(props: DecisionFormProps) {
  const { schema, fields, send, words, back, vacancyId, of, factsOf } = props
  const { t } = useTranslation(['desk', 'common'])
  const tell = useUndo(vacancyId)
  const earlier = useWritten<Words>(of)
  const fieldError = useFieldError()
  const [failure, setFailure] = useState<string | null>(null)
  const form = useForm<Words>(schema as z.ZodMiniType<unknown, Words>, {
    message: '',
    wentWell: '',
    missing: '',
    ...earlier.words,
  })
  useKeeping(form, earlier)
  const { errors, isSubmitting } = form.formState
  const first = fields[0]?.name ?? 'message'
  const { setFocus } = form
  // The button that opened it is gone.
  useEffect(() => setFocus(first), [setFocus, first])

  const submit = form.handleSubmit(async (said) => {
    setFailure(null)
    try {
      const done = await send(said)
      earlier.forget()
      tell(words.done, [done], () => earlier.keep(said))
      back()
    } catch (error) {
      setFailure(
        placeErrors(
          error,
          form,
          fields.map((field) => field.name),
        ),
      )
    }
  })

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className={styles.form}>
      <Failure id={failure} />
      {factsOf && (
        <Suspense>
          <LetterFacts
            applicationId={factsOf}
            onTake={(part, text) =>
              form.setValue(part, [form.getValues(part), text].filter(Boolean).join('\n'), {
                shouldDirty: true,
              })
            }
          />
        </Suspense>
      )}
      {fields.map(({ name, label, optional }) => (
        <Field
          key={name}
          label={label}
          optional={optional && t('common:actions.optional')}
          error={fieldError(errors[name]?.message)}
        >
          <TextArea rows={name === 'message' ? 7 : 3} {...form.register(name)} />
        </Field>
      ))}
      <p className={styles.meta}>{t('decision.sent')}</p>
      <Button type="submit" block loading={isSubmitting} loadingText={t('common:actions.sending')}>
        {words.submit}
      </Button>
      <Button variant="plain" block onClick={back}>
        {t('common:actions.back')}
      </Button>
    </form>
  )
}
