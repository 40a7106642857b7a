import { acceptTeamInvitationBody } from '@trilha/contracts/companies/registration'
import { useStartedSession } from '@trilha/web/data/session.ts'
import { createQueryClient } from '@trilha/web/data/queries.ts'
import { showFieldErrors, useFieldError, useForm } from '@trilha/web/form/useForm.ts'
import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { Checkbox } from '@trilha/web/ui/forms/Checkbox.tsx'
import { Field } from '@trilha/web/ui/forms/Field.tsx'
import { PasswordInput } from '@trilha/web/ui/forms/PasswordInput.tsx'
import { TextInput } from '@trilha/web/ui/forms/TextInput.tsx'
import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import * as z from 'zod/mini'
import { Loaded } from '@trilha/web/site/Loaded.tsx'
import { paths } from '../paths.ts'
import { acceptInvitation, readInvitation } from './companies.data.ts'
import { companyKeys } from './companies.keys.ts'
import { Entrance, EntranceLead } from './Entrance.tsx'
import { TermsField } from './RegisterScreen.tsx'
import { useMailKey } from './useMailKey.ts'
import { Form } from '@trilha/web/form/Form.tsx'

const schema = z.omit(acceptTeamInvitationBody, { key: true })
type Values = z.input<typeof schema>

/** Target of a team invitation link (`?key=`). */
export default function JoinScreen() {
  const [client] = useState(createQueryClient)
  return (
    <QueryClientProvider client={client}>
      <Invitation />
    </QueryClientProvider>
  )
}

function Invitation() {
  const { t } = useTranslation('ownCompany')
  const key = useMailKey()
  useStartedSession(2)
  const query = useQuery({
    queryKey: companyKeys.invitation(key),
    queryFn: () => readInvitation(key),
    refetchOnWindowFocus: false,
  })
  const company = query.data?.company.name
  return (
    <Entrance title={company ? t('join.title', { company }) : t('join.loading')}>
      <Loaded query={query}>
        {({ invitedBy, email, role }) => (
          <>
            <EntranceLead>
              {t('join.lead', { name: invitedBy, email })} {t(`roles.${role}.about`)}
            </EntranceLead>
            <JoinForm mailKey={key} />
          </>
        )}
      </Loaded>
    </Entrance>
  )
}

function JoinForm({ mailKey }: { mailKey: string }) {
  const { t } = useTranslation(['ownCompany', 'common'])
  const fieldError = useFieldError()
  const navigate = useNavigate()
  const [failure, setFailure] = useState<string | null>(null)
  const form = useForm<Values>(schema as z.ZodMiniType<unknown, Values>, {
    name: '',
    jobTitle: '',
    password: '',
  })
  const { errors, isSubmitting } = form.formState
  const submit = form.handleSubmit(async (typed) => {
    setFailure(null)
    try {
      await acceptInvitation({ ...typed, key: mailKey })
      await navigate(paths.vacancies(), { replace: true })
    } catch (error) {
      setFailure(showFieldErrors(error, form, ['name', 'jobTitle', 'password', 'acceptedTerms']))
    }
  })
  return (
    <Form submit={submit} failure={failure}>
      <Field label={t('fields.name')} error={fieldError(errors.name?.message)}>
        <TextInput autoComplete="name" {...form.register('name')} />
      </Field>
      <Field label={t('fields.jobTitle')} error={fieldError(errors.jobTitle?.message)}>
        <TextInput autoComplete="organization-title" {...form.register('jobTitle')} />
      </Field>
      <Field label={t('fields.password')} error={fieldError(errors.password?.message)}>
        <PasswordInput
          autoComplete="new-password"
          showLabel={t('common:actions.showPassword')}
          hideLabel={t('common:actions.hidePassword')}
          {...form.register('password')}
        />
      </Field>
      <TermsField error={fieldError(errors.acceptedTerms?.message)}>
        <Checkbox {...form.register('acceptedTerms')}>{t('fields.terms')}</Checkbox>
      </TermsField>
      <Button type="submit" size="lg" block loading={isSubmitting}>
        {t('join.submit')}
      </Button>
    </Form>
  )
}
