import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ZodMiniType } from 'zod/mini'
import { Button, type ButtonVariant } from '../ui/actions/Button.tsx'
import { Field } from '../ui/forms/Field.tsx'
import { ButtonRow } from '../ui/layout/ButtonRow.tsx'
import { TextArea } from '../ui/forms/TextArea.tsx'
import { Failure } from './Failure.tsx'
import { showFieldErrors, useFieldError, useForm } from './useForm.ts'

type Values = { text: string }

type TextFormProps = {
  schema: ZodMiniType<Values, Values>
  /** Sends the text; then the form is emptied. If it throws, the typed text stays. */
  send: (values: Values) => Promise<unknown>
  words: { text: string; hint: string; send: string }
  /** Unsent text of an earlier visit, which fills the field. */
  earlier?: string | undefined
  /** Called on each change, so that the caller can save it. */
  onWrite?: (text: string) => void
  variant?: ButtonVariant
  icon?: ReactNode
  /** Another button, before the one that sends. */
  secondAction?: ReactNode
  /** Focuses the field when the form appears, because a button opened it. */
  focused?: boolean
  className?: string | undefined
}

/** A form with one text field: a message, a question. */
export function TextForm(props: TextFormProps) {
  const {
    schema,
    send,
    words,
    earlier = '',
    onWrite,
    variant,
    icon,
    secondAction,
    focused,
    className,
  } = props
  const { t } = useTranslation('common')
  const fieldError = useFieldError()
  const [failure, setFailure] = useState<string | null>(null)
  const form = useForm<Values>(schema, { text: earlier })
  const { errors, isSubmitting } = form.formState
  const text = form.register('text', {
    onChange: ({ target }: { target: HTMLTextAreaElement }) => onWrite?.(target.value),
  })
  const submit = form.handleSubmit(async (values) => {
    setFailure(null)
    try {
      await send(values)
      form.reset({ text: '' })
    } catch (error) {
      setFailure(showFieldErrors(error, form, ['text']))
    }
  })
  const button = (
    <Button
      type="submit"
      {...(variant && { variant })}
      icon={icon}
      loading={isSubmitting}
      loadingText={t('actions.sending')}
    >
      {words.send}
    </Button>
  )
  return (
    <form noValidate className={className} onSubmit={(event) => void submit(event)}>
      <Failure id={failure} />
      <Field label={words.text} hint={words.hint} error={fieldError(errors.text?.message)}>
        {/* Only where the user has just asked for the field. */}
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus */}
        <TextArea rows={3} autoFocus={focused} {...text} />
      </Field>
      {secondAction ? (
        <ButtonRow>
          {secondAction}
          {button}
        </ButtonRow>
      ) : (
        button
      )}
    </form>
  )
}
