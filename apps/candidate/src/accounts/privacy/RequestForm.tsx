import {
  askAboutData,
  requestKinds,
  type PrivacyRequestKind,
} from '@trilha/contracts/privacy/requests'
import { Form } from '@trilha/web/form/Form.tsx'
import { showFieldErrors, useFieldError, useForm } from '@trilha/web/form/useForm.ts'
import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { Field } from '@trilha/web/ui/forms/Field.tsx'
import { IconSend } from '@trilha/web/ui/icons/fewIcons.tsx'
import { Select } from '@trilha/web/ui/forms/Select.tsx'
import { TextArea } from '@trilha/web/ui/forms/TextArea.tsx'
import { toast } from '@trilha/web/ui/feedback/toast.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAskAboutData } from '../accounts.data.ts'
import styles from './RequestForm.module.css'

type Values = { kind: PrivacyRequestKind; text: string }

/** Sends a privacy request to the team. */
export function RequestForm() {
  const { t } = useTranslation('account')
  const fieldError = useFieldError()
  const ask = useAskAboutData()
  const [failure, setFailure] = useState<string | null>(null)
  const form = useForm<Values>(askAboutData.body as never, { kind: 'access', text: '' })
  const { errors } = form.formState
  const submit = form.handleSubmit(async (typed) => {
    setFailure(null)
    try {
      await ask.mutateAsync(typed)
      toast.success(t('requests.sent'))
      form.reset({ kind: typed.kind, text: '' })
    } catch (error) {
      setFailure(showFieldErrors(error, form, ['kind', 'text']))
    }
  })
  return (
    <Form submit={submit} failure={failure} dense>
      <Field label={t('requests.kind')} error={fieldError(errors.kind?.message)}>
        <Select {...form.register('kind')}>
          {requestKinds.map((kind) => (
            <option key={kind} value={kind}>
              {t(`requests.kinds.${kind}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Field
        label={t('requests.text')}
        hint={t('requests.hint')}
        error={fieldError(errors.text?.message)}
      >
        <TextArea rows={4} {...form.register('text')} />
      </Field>
      <Button
        type="submit"
        variant="outline"
        icon={<IconSend />}
        className={styles.start}
        loading={ask.isPending}
      >
        {t('requests.send')}
      </Button>
    </Form>
  )
}
