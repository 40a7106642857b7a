import { quotaBody, quotaOf, type Quota } from '@trilha/contracts/companies/quota'
import { showFieldErrors, useFieldError, useForm } from '@trilha/web/form/useForm.ts'
import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { Field } from '@trilha/web/ui/forms/Field.tsx'
import { TextInput } from '@trilha/web/ui/forms/TextInput.tsx'
import { toast } from '@trilha/web/ui/feedback/toast.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type * as z from 'zod/mini'
import { ButtonRow } from '@trilha/web/ui/layout/ButtonRow.tsx'
import { Form } from '@trilha/web/form/Form.tsx'
import { FieldPair } from '../../ui/FieldPair.tsx'
import { useSaveQuota } from './quota.data.ts'

type Values = z.input<typeof quotaBody>

const numberOrNull = {
  setValueAs: (typed: string | number | null) =>
    typed === '' || typed === null ? null : Number(typed),
}

/**
 * Form for the number of employees. When the legal quota applies, it also asks how many of them
 * have disabilities.
 */
export function QuotaForm({ quota: { declared } }: { quota: Quota }) {
  const { t } = useTranslation(['ownCompany', 'common'])
  const fieldError = useFieldError()
  const save = useSaveQuota()
  const [failure, setFailure] = useState<string | null>(null)
  const form = useForm<Values>(quotaBody, {
    employees: declared?.employees ?? null,
    pcd: declared?.pcd ?? null,
  })
  const { errors } = form.formState
  const employeeCount = form.watch('employees')
  const legalQuota = quotaOf(Number(employeeCount ?? 0))
  const submit = form.handleSubmit(async ({ employees, pcd }) => {
    setFailure(null)
    try {
      await save.mutateAsync({ employees, pcd: legalQuota ? pcd : null })
      toast.success(t('company.saved'))
    } catch (error) {
      setFailure(showFieldErrors(error, form, ['employees', 'pcd']))
    }
  })
  return (
    <Form submit={submit} failure={failure}>
      <FieldPair>
        <Field
          label={t('quota.employees')}
          hint={t('quota.employeesHint')}
          error={fieldError(errors.employees?.message)}
        >
          <TextInput
            type="number"
            inputMode="numeric"
            min={0}
            {...form.register('employees', numberOrNull)}
          />
        </Field>
        {legalQuota && (
          <Field
            label={t('quota.pcd')}
            hint={t('quota.pcdHint', legalQuota)}
            error={fieldError(errors.pcd?.message)}
          >
            <TextInput
              type="number"
              inputMode="numeric"
              min={0}
              {...form.register('pcd', numberOrNull)}
            />
          </Field>
        )}
      </FieldPair>
      <ButtonRow>
        <Button type="submit" loading={save.isPending}>
          {t('company.save')}
        </Button>
      </ButtonRow>
    </Form>
  )
}
