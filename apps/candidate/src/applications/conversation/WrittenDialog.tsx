import { showFieldErrors, useFieldError } from '@trilha/web/form/useForm.ts'
import { Alert } from '@trilha/web/ui/feedback/Alert.tsx'
import { Button, type ButtonProps } from '@trilha/web/ui/actions/Button.tsx'
import { Dialog } from '@trilha/web/ui/overlays/Dialog.tsx'
import { useId, useState, type ReactElement, type ReactNode, type RefObject } from 'react'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import styles from './WrittenDialog.module.css'

type SubmitProps = Pick<ButtonProps, 'type' | 'form' | 'loading' | 'loadingText'>

type WrittenDialogProps<Values extends FieldValues> = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  description: string
  form: UseFormReturn<Values>
  fields: readonly FieldPath<Values>[]
  send: (values: Values) => Promise<unknown>
  onSent: () => void
  cancel?: string
  finalFocus?: RefObject<HTMLElement | null>
  submit: (props: SubmitProps) => ReactElement
  children: (errorOf: (field: FieldPath<Values>) => string | undefined) => ReactNode
}

/** A dialog with a text form. The typed text stays until it is sent. */
export function WrittenDialog<Values extends FieldValues>({
  open,
  onOpenChange,
  title,
  description,
  form,
  fields,
  send,
  onSent,
  cancel,
  finalFocus,
  submit,
  children,
}: WrittenDialogProps<Values>) {
  const { t: common } = useTranslation('common')
  const fieldError = useFieldError()
  const [failure, setFailure] = useState<string | null>(null)
  const id = useId()
  const { isSubmitting } = form.formState

  const onSubmit = form.handleSubmit(async (values) => {
    setFailure(null)
    try {
      await send(values)
    } catch (error) {
      setFailure(showFieldErrors(error, form, fields))
      return
    }
    onOpenChange(false)
    form.reset()
    onSent()
  })

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      description={description}
      closeLabel={common('actions.close')}
      finalFocus={finalFocus}
      footer={
        <>
          <Button variant="outline" onClick={() => onOpenChange(false)}>
            {cancel ?? common('actions.cancel')}
          </Button>
          {submit({
            type: 'submit',
            form: id,
            loading: isSubmitting,
            loadingText: common('actions.sending'),
          })}
        </>
      }
    >
      <form
        id={id}
        className={`stack ${styles.form}`}
        noValidate
        onSubmit={(event) => void onSubmit(event)}
      >
        {children((field) => fieldError(form.getFieldState(field, form.formState).error?.message))}
        {failure && (
          <Alert tone="bad" announce="assertive">
            {common(`errors.${failure as 'unexpected'}`)}
          </Alert>
        )}
      </form>
    </Dialog>
  )
}
