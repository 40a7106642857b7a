import { recruiterRoles } from '@trilha/contracts/accounts/accounts'
import { teamInvitationBody } from '@trilha/contracts/companies/team'
import { showFieldErrors, useFieldError, useForm } from '@trilha/web/form/useForm.ts'
import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { Field } from '@trilha/web/ui/forms/Field.tsx'
import { IconUserPlus } from '@trilha/web/ui/icons/moreIcons.tsx'
import { Select } from '@trilha/web/ui/forms/Select.tsx'
import { TextInput } from '@trilha/web/ui/forms/TextInput.tsx'
import { toast } from '@trilha/web/ui/feedback/toast.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useTeamActions } from './companies.data.ts'
import { ButtonRow } from '@trilha/web/ui/layout/ButtonRow.tsx'
import { Form } from '@trilha/web/form/Form.tsx'
import { FieldPair } from '../ui/FieldPair.tsx'

/** Invites a person to the team by mail. */
export function InvitationForm() {
  const { t } = useTranslation('ownCompany')
  const fieldError = useFieldError()
  const { invite } = useTeamActions()
  const [failure, setFailure] = useState<string | null>(null)
  const form = useForm(teamInvitationBody, { email: '', role: 'recruiter' as const })
  const submit = form.handleSubmit(async (typed) => {
    setFailure(null)
    try {
      await invite.mutateAsync(typed)
      toast.success(t('team.invited', { email: typed.email }))
      form.reset({ email: '', role: typed.role })
    } catch (error) {
      setFailure(showFieldErrors(error, form, ['email', 'role']))
    }
  })
  return (
    <Form submit={submit} failure={failure}>
      <FieldPair>
        <Field label={t('team.email')} error={fieldError(form.formState.errors.email?.message)}>
          <TextInput type="email" autoComplete="off" {...form.register('email')} />
        </Field>
        <Field label={t('team.role')}>
          <Select {...form.register('role')}>
            {recruiterRoles.map((role) => (
              <option key={role} value={role}>
                {t(`roles.${role}.name`)}
              </option>
            ))}
          </Select>
        </Field>
      </FieldPair>
      <ButtonRow>
        <Button type="submit" icon={<IconUserPlus />} loading={invite.isPending}>
          {t('team.invite')}
        </Button>
      </ButtonRow>
    </Form>
  )
}
