import { partnerBody, type Partner } from '@trilha/contracts/partners'
import { showFieldErrors, useFieldError, useForm } from '@trilha/web/form/useForm.ts'
import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { Field } from '@trilha/web/ui/forms/Field.tsx'
import { EmptyState } from '@trilha/web/ui/feedback/States.tsx'
import { TextInput } from '@trilha/web/ui/forms/TextInput.tsx'
import { toast } from '@trilha/web/ui/feedback/toast.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Loaded } from '@trilha/web/site/Loaded.tsx'
import { Screen } from '../shell/Screen.tsx'
import { ButtonRow } from '@trilha/web/ui/layout/ButtonRow.tsx'
import { Form } from '@trilha/web/form/Form.tsx'
import { Heading } from '../ui/Heading.tsx'
import { PreservedText } from '@trilha/web/ui/display/PreservedText.tsx'
import { Row } from '../ui/Row.tsx'
import { CardStack } from '../ui/Stack.tsx'
import { partnersQuery, usePartnerMutations } from './partners.data.ts'

/** Institutions that refer candidates, with the number of referrals. */
export default function PartnersScreen() {
  const { t } = useTranslation('admin')
  const query = useQuery(partnersQuery)
  const { create } = usePartnerMutations()
  return (
    <Screen title={t('menu.partners')} lead={t('partners.lead')}>
      <CardStack as="section">
        <Heading>{t('partners.new')}</Heading>
        <NameForm
          name=""
          submitLabel={t('partners.create')}
          successMessage={t('partners.created')}
          save={(name) => create.mutateAsync(name)}
        />
      </CardStack>
      <Loaded query={query}>
        {({ rows }) =>
          rows.length === 0 ? (
            <EmptyState title={t('partners.empty')} headingLevel="h2" />
          ) : (
            rows.map((partner) => <PartnerCard key={partner.id} partner={partner} />)
          )
        }
      </Loaded>
    </Screen>
  )
}

function PartnerCard({ partner }: { partner: Partner }) {
  const { t } = useTranslation('admin')
  const { rename } = usePartnerMutations()
  const [editing, setEditing] = useState(false)
  return (
    <CardStack as="article">
      <Row>
        <Heading>{partner.name}</Heading>
        <Button variant="plain" aria-expanded={editing} onClick={() => setEditing(!editing)}>
          {t('partners.rename')}
        </Button>
      </Row>
      <p>
        {t('partners.came', { count: partner.candidates })} ·{' '}
        {t('partners.applied', { count: partner.applied })}
      </p>
      <p className="sm ink2">
        {t('partners.link')}{' '}
        <PreservedText as="code">
          {`${window.location.origin}/auth/register?partnerID=${partner.id}`}
        </PreservedText>
      </p>
      {editing && (
        <NameForm
          name={partner.name}
          submitLabel={t('partners.save')}
          successMessage={t('partners.renamed')}
          save={async (name) => {
            await rename.mutateAsync({ id: partner.id, name })
            setEditing(false)
          }}
        />
      )}
    </CardStack>
  )
}

type NameFormProps = {
  name: string
  submitLabel: string
  successMessage: string
  save: (name: string) => Promise<unknown>
}

function NameForm({ name, submitLabel, successMessage, save }: NameFormProps) {
  const { t } = useTranslation('admin')
  const fieldError = useFieldError()
  const [failure, setFailure] = useState<string | null>(null)
  const form = useForm(partnerBody, { name })
  const submit = form.handleSubmit(async (typed) => {
    setFailure(null)
    try {
      await save(typed.name)
      toast.success(successMessage)
      form.reset({ name: '' })
    } catch (error) {
      setFailure(showFieldErrors(error, form, ['name']))
    }
  })
  return (
    <Form dense submit={submit} failure={failure}>
      <Field label={t('partners.name')} error={fieldError(form.formState.errors.name?.message)}>
        <TextInput {...form.register('name')} />
      </Field>
      <ButtonRow>
        <Button type="submit" loading={form.formState.isSubmitting}>
          {submitLabel}
        </Button>
      </ButtonRow>
    </Form>
  )
}
