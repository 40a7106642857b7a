import type { Profile } from '@trilha/contracts/candidates/candidates'
import { adminUpdateBody } from '@trilha/contracts/candidates/admin'
import { showFieldErrors, useFieldError, useForm } from '@trilha/web/form/useForm.ts'
import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { Field } from '@trilha/web/ui/forms/Field.tsx'
import { TextArea } from '@trilha/web/ui/forms/TextArea.tsx'
import { TextInput } from '@trilha/web/ui/forms/TextInput.tsx'
import { toast } from '@trilha/web/ui/feedback/toast.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { ButtonRow } from '@trilha/web/ui/layout/ButtonRow.tsx'
import { Form } from '@trilha/web/form/Form.tsx'
import { useUserMutations } from './accounts.data.ts'

const schema = z.pick(adminUpdateBody, {
  name: true,
  socialName: true,
  birthDate: true,
  cpf: true,
  phone: true,
  reason: true,
})
type Values = z.input<typeof schema>
const fieldNames = Object.keys(schema.def.shape)
const emptyToNull = { setValueAs: (typed: string | null) => typed || null }

type CorrectFormProps = { userId: string; personal: Profile['personal'] }

/** Form to correct a candidate's personal data; sends only the changed fields. */
export function CorrectForm({ userId, personal }: CorrectFormProps) {
  const { t } = useTranslation(['admin', 'common'])
  const fieldError = useFieldError()
  const { correct } = useUserMutations(userId)
  const [failure, setFailure] = useState<string | null>(null)
  const form = useForm<Values>(schema as z.ZodMiniType<unknown, Values>, {
    name: personal.name,
    socialName: personal.socialName,
    birthDate: personal.birthDate,
    cpf: personal.cpf,
    phone: personal.phone,
    reason: '',
  })
  const { errors, dirtyFields, isSubmitting } = form.formState
  const submit = form.handleSubmit(async (typed) => {
    setFailure(null)
    const changed = Object.fromEntries(
      Object.entries(typed).filter(([name]) => dirtyFields[name as keyof Values]),
    )
    try {
      await correct({ ...changed, reason: typed.reason })
      toast.success(t('user.corrected'))
      form.reset({ ...typed, reason: '' })
    } catch (error) {
      setFailure(showFieldErrors(error, form, fieldNames))
    }
  })
  return (
    <Form dense submit={submit} failure={failure}>
      <Field label={t('user.name')} error={fieldError(errors.name?.message)}>
        <TextInput {...form.register('name')} />
      </Field>
      <Field
        label={t('user.socialName')}
        optional={t('common:actions.optional')}
        error={fieldError(errors.socialName?.message)}
      >
        <TextInput {...form.register('socialName', emptyToNull)} />
      </Field>
      <Field label={t('user.birthDate')} error={fieldError(errors.birthDate?.message)}>
        <TextInput type="date" {...form.register('birthDate')} />
      </Field>
      <Field
        label="CPF"
        optional={t('common:actions.optional')}
        error={fieldError(errors.cpf?.message)}
      >
        <TextInput inputMode="numeric" {...form.register('cpf', emptyToNull)} />
      </Field>
      <Field
        label={t('user.phone')}
        optional={t('common:actions.optional')}
        error={fieldError(errors.phone?.message)}
      >
        <TextInput type="tel" {...form.register('phone', emptyToNull)} />
      </Field>
      <Field
        label={t('reason.label')}
        hint={t('user.reasonHint')}
        error={fieldError(errors.reason?.message)}
      >
        <TextArea rows={3} {...form.register('reason')} />
      </Field>
      <ButtonRow>
        <Button type="submit" loading={isSubmitting}>
          {t('user.correct')}
        </Button>
      </ButtonRow>
    </Form>
  )
}
