import type { ActionResult } from '@trilha/contracts/pipeline/acts'
import { Form } from '@trilha/web/form/Form.tsx'
import { showFieldErrors, useFieldError, useForm } from '@trilha/web/form/useForm.ts'
import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { Field } from '@trilha/web/ui/forms/Field.tsx'
import { TextArea } from '@trilha/web/ui/forms/TextArea.tsx'
import { Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type * as z from 'zod/mini'
import { MessageFacts } from '../../inbox/MessageFacts.tsx'
import { useUndo } from '../../board/moving/useUndo.ts'
import { useStoreWhileTyping, useUnsentInput } from '../../unsentInput.ts'

type Values = { message: string; wentWell: string; missing: string }
type FieldName = keyof Values

type DecisionFormProps = {
  schema: z.ZodMiniType
  fields: readonly { name: FieldName; label: string; optional?: boolean }[]
  send: (values: Values) => Promise<ActionResult>
  words: { submit: string; done: string }
  back: () => void
  vacancyId: number
  /** Storage key for unsent text: application and decision. */
  draftKey: string
  /** Application whose scorecards provide suggestions for the message. */
  factsApplicationId?: string
}

/**
 * The message of a decision. A refused or failed request keeps the text; after a concurrent change
 * the user is notified and sees the current application.
 */
export function DecisionForm(props: DecisionFormProps) {
  const { schema, fields, send, words, back, vacancyId, draftKey, factsApplicationId } = props
  const { t } = useTranslation(['pipeline', 'common'])
  const notifyWithUndo = useUndo(vacancyId)
  const earlier = useUnsentInput<Values>(draftKey)
  const fieldError = useFieldError()
  const [failure, setFailure] = useState<string | null>(null)
  const form = useForm<Values>(schema as z.ZodMiniType<unknown, Values>, {
    message: '',
    wentWell: '',
    missing: '',
    ...earlier.values,
  })
  useStoreWhileTyping(form, earlier)
  const { errors, isSubmitting } = form.formState
  const first = fields[0]?.name ?? 'message'
  const { setFocus } = form
  // The button that opened the form is gone, so move the focus.
  useEffect(() => setFocus(first), [setFocus, first])

  const submit = form.handleSubmit(async (values) => {
    setFailure(null)
    try {
      const done = await send(values)
      earlier.clear()
      notifyWithUndo(words.done, [done], () => earlier.store(values))
      back()
    } catch (error) {
      setFailure(
        showFieldErrors(
          error,
          form,
          fields.map((field) => field.name),
        ),
      )
    }
  })

  return (
    <Form submit={submit} failure={failure} dense>
      {factsApplicationId && (
        <Suspense>
          <MessageFacts
            applicationId={factsApplicationId}
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
      <p className="sm ink2">{t('decision.sent')}</p>
      <Button type="submit" block loading={isSubmitting} loadingText={t('common:actions.sending')}>
        {words.submit}
      </Button>
      <Button variant="plain" block onClick={back}>
        {t('common:actions.back')}
      </Button>
    </Form>
  )
}
