import { formatCnpj } from '@trilha/contracts/shared/documents'
import { companyUpdate, type OwnCompany } from '@trilha/contracts/companies/own'
import { companySectors } from '@trilha/contracts/companies/registration'
import { showFieldErrors, useFieldError, useForm } from '@trilha/web/form/useForm.ts'
import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { Field } from '@trilha/web/ui/forms/Field.tsx'
import { Select } from '@trilha/web/ui/forms/Select.tsx'
import { TextArea } from '@trilha/web/ui/forms/TextArea.tsx'
import { TextInput } from '@trilha/web/ui/forms/TextInput.tsx'
import { toast } from '@trilha/web/ui/feedback/toast.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { useCompanyActions } from './companies.data.ts'
import { ButtonRow } from '@trilha/web/ui/layout/ButtonRow.tsx'
import { Form } from '@trilha/web/form/Form.tsx'
import { FieldPair } from '../ui/FieldPair.tsx'

const schema = z.omit(companyUpdate, { version: true })
type Values = z.input<typeof schema>
const fieldNames = Object.keys(schema.def.shape)

const orNull = { setValueAs: (typed: string | null) => typed || null }
const numberOrNull = {
  setValueAs: (typed: string | number | null) =>
    typed === '' || typed === null ? null : Number(typed),
}

/** Company data shown to candidates. Reports a concurrent change without losing the input. */
export function CompanyForm({ company }: { company: OwnCompany }) {
  const { t } = useTranslation(['ownCompany', 'common'])
  const fieldError = useFieldError()
  const { update } = useCompanyActions()
  const [failure, setFailure] = useState<string | null>(null)
  const form = useForm<Values>(schema as z.ZodMiniType<unknown, Values>, {
    name: company.name,
    legalName: company.legalName ?? '',
    cnpj: formatCnpj(company.cnpj ?? ''),
    sector: company.sector,
    size: company.size,
    foundedIn: company.foundedIn,
    about: company.about,
    pageText: company.pageText,
    site: company.site,
    transparencyUrl: company.transparencyUrl,
  })
  const errorFor = (name: keyof Values) => fieldError(form.formState.errors[name]?.message)
  const verified = company.verification.state === 'verified'
  const submit = form.handleSubmit(async ({ name, legalName, cnpj, ...typed }) => {
    setFailure(null)
    try {
      await update.mutateAsync({
        ...typed,
        ...(!verified && { name, legalName, ...(cnpj && { cnpj }) }),
        version: company.version,
      })
      toast.success(t('company.saved'))
    } catch (error) {
      setFailure(showFieldErrors(error, form, fieldNames))
    }
  })
  const counter = (used: number, limit: number) => t('company.counter', { used, limit })
  const optional = t('common:actions.optional')
  const sectors: readonly string[] = companySectors
  return (
    <Form submit={submit} failure={failure}>
      <FieldPair>
        <Field
          label={t('fields.companyName')}
          hint={verified && t('fields.cnpjVerified')}
          error={errorFor('name')}
        >
          <TextInput autoComplete="organization" readOnly={verified} {...form.register('name')} />
        </Field>
        <Field
          label={t('fields.legalName')}
          optional={optional}
          hint={verified && t('fields.cnpjVerified')}
          error={errorFor('legalName')}
        >
          <TextInput readOnly={verified} {...form.register('legalName')} />
        </Field>
        <Field
          label={t('fields.cnpj')}
          hint={verified ? t('fields.cnpjVerified') : t('fields.cnpjHint')}
          error={errorFor('cnpj')}
        >
          <TextInput readOnly={verified} {...form.register('cnpj')} />
        </Field>
        <Field label={t('fields.sector')} error={errorFor('sector')}>
          <Select {...form.register('sector')}>
            {!sectors.includes(company.sector) && <option>{company.sector}</option>}
            {sectors.map((sector) => (
              <option key={sector}>{sector}</option>
            ))}
          </Select>
        </Field>
        <Field label={t('fields.size')} optional={optional} error={errorFor('size')}>
          <TextInput type="number" inputMode="numeric" {...form.register('size', numberOrNull)} />
        </Field>
        <Field label={t('fields.since')} optional={optional} error={errorFor('foundedIn')}>
          <TextInput
            type="number"
            inputMode="numeric"
            {...form.register('foundedIn', numberOrNull)}
          />
        </Field>
      </FieldPair>
      <Field label={t('fields.about')} hint={t('fields.aboutHint')} error={errorFor('about')}>
        <TextArea
          defaultValue={company.about}
          rows={3}
          limit={600}
          counter={counter}
          {...form.register('about')}
        />
      </Field>
      <Field label={t('fields.page')} hint={t('fields.pageHint')} error={errorFor('pageText')}>
        <TextArea
          defaultValue={company.pageText}
          rows={8}
          limit={6000}
          counter={counter}
          {...form.register('pageText')}
        />
      </Field>
      <Field label={t('fields.site')} optional={optional} error={errorFor('site')}>
        <TextInput type="url" placeholder="https://" {...form.register('site', orNull)} />
      </Field>
      <Field
        label={t('fields.transparencyUrl')}
        optional={optional}
        hint={t('fields.transparencyHint')}
        error={errorFor('transparencyUrl')}
      >
        <TextInput
          type="url"
          placeholder="https://"
          {...form.register('transparencyUrl', orNull)}
        />
      </Field>
      <ButtonRow>
        <Button type="submit" loading={update.isPending}>
          {t('company.save')}
        </Button>
      </ButtonRow>
    </Form>
  )
}
