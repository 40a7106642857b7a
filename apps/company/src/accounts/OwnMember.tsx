import { ownMemberBody, type TeamMember } from '@trilha/contracts/companies/team'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { showFieldErrors, useFieldError, useForm } from '@trilha/web/form/useForm.ts'
import { Loaded } from '@trilha/web/site/Loaded.tsx'
import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { Field } from '@trilha/web/ui/forms/Field.tsx'
import { TextInput } from '@trilha/web/ui/forms/TextInput.tsx'
import { toast } from '@trilha/web/ui/feedback/toast.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { teamQuery, updateOwnMember } from '../companies/companies.data.ts'
import { companyKeys } from '../companies/companies.keys.ts'
import { ButtonRow } from '@trilha/web/ui/layout/ButtonRow.tsx'
import { Form } from '@trilha/web/form/Form.tsx'
import { FieldPair } from '../ui/FieldPair.tsx'
import { Section } from '../ui/Section.tsx'

/** The user's own name and job title, as candidates and the team see them. */
export function OwnMember() {
  const { t } = useTranslation('pipeline')
  const query = useQuery(teamQuery)
  return (
    <Section label={t('account.member')} title={t('account.member')} lead={t('account.memberLead')}>
      <Loaded query={query}>
        {({ members }) => {
          const member = members.find(({ you }) => you)
          return member && <OwnMemberForm member={member} />
        }}
      </Loaded>
    </Section>
  )
}

function OwnMemberForm({ member }: { member: TeamMember }) {
  const { t } = useTranslation('ownCompany')
  const fieldError = useFieldError()
  const client = useQueryClient()
  const [failure, setFailure] = useState<string | null>(null)
  const form = useForm(ownMemberBody, { name: member.name, jobTitle: member.jobTitle })
  const { errors, isSubmitting } = form.formState
  const submit = form.handleSubmit(async (typed) => {
    setFailure(null)
    try {
      await updateOwnMember(typed)
      toast.success(t('company.saved'))
      await client.invalidateQueries({ queryKey: companyKeys.team })
    } catch (error) {
      setFailure(showFieldErrors(error, form, ['name', 'jobTitle']))
    }
  })
  return (
    <Form submit={submit} failure={failure}>
      <FieldPair>
        <Field label={t('fields.name')} error={fieldError(errors.name?.message)}>
          <TextInput autoComplete="name" {...form.register('name')} />
        </Field>
        <Field label={t('fields.jobTitle')} error={fieldError(errors.jobTitle?.message)}>
          <TextInput autoComplete="organization-title" {...form.register('jobTitle')} />
        </Field>
      </FieldPair>
      <ButtonRow>
        <Button type="submit" loading={isSubmitting}>
          {t('company.save')}
        </Button>
      </ButtonRow>
    </Form>
  )
}
