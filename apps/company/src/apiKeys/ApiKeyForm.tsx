import { createApiKeyBody } from '@trilha/contracts/apiKeys'
import type { BodyOf } from '@trilha/contracts/shared/endpoint'
import { apiScopes } from '@trilha/contracts/shared/endpoint'
import type { createApiKey } from '@trilha/contracts/apiKeys'
import { showFieldErrors, useFieldError, useForm } from '@trilha/web/form/useForm.ts'
import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { Checkbox } from '@trilha/web/ui/forms/Checkbox.tsx'
import { Field, Fieldset } from '@trilha/web/ui/forms/Field.tsx'
import { IconKey } from '@trilha/web/ui/icons/moreIcons.tsx'
import { Select } from '@trilha/web/ui/forms/Select.tsx'
import { TextInput } from '@trilha/web/ui/forms/TextInput.tsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SecretOnce } from '../shell/SecretOnce.tsx'
import { useApiKeyActions } from './apiKeys.data.ts'
import { ButtonRow } from '@trilha/web/ui/layout/ButtonRow.tsx'
import { Form } from '@trilha/web/form/Form.tsx'
import { FieldPair } from '../ui/FieldPair.tsx'

type Values = BodyOf<typeof createApiKey>
const validDays = [30, 90, 180, 365]
const empty: Values = { name: '', scopes: ['vacancies:read'], days: 365 }

/** Creates an API key. The key is shown a single time, after its creation. */
export function ApiKeyForm() {
  const { t } = useTranslation('integrations')
  const fieldError = useFieldError()
  const { create } = useApiKeyActions()
  const [failure, setFailure] = useState<string | null>(null)
  const [createdKey, setCreatedKey] = useState<{ name: string; key: string } | null>(null)
  const form = useForm<Values>(createApiKeyBody as never, empty)
  const { errors } = form.formState
  const submit = form.handleSubmit(async (typed) => {
    setFailure(null)
    setCreatedKey(null)
    try {
      const { key } = await create.mutateAsync(typed)
      setCreatedKey({ name: typed.name, key })
      form.reset(empty)
    } catch (error) {
      setFailure(showFieldErrors(error, form, ['name', 'scopes', 'days']))
    }
  })
  return (
    <>
      {createdKey && (
        <SecretOnce
          title={t('keys.made', { name: createdKey.name })}
          secret={createdKey.key}
          onDone={() => setCreatedKey(null)}
        />
      )}
      <Form submit={submit} failure={failure}>
        <FieldPair>
          <Field
            label={t('keys.name')}
            hint={t('keys.nameHint')}
            error={fieldError(errors.name?.message)}
          >
            <TextInput maxLength={60} autoComplete="off" {...form.register('name')} />
          </Field>
          <Field label={t('keys.days')} error={fieldError(errors.days?.message)}>
            <Select
              {...form.register('days', { setValueAs: (days) => (days ? Number(days) : null) })}
            >
              {validDays.map((days) => (
                <option key={days} value={days}>
                  {t('keys.forDays', { count: days })}
                </option>
              ))}
              <option value="">{t('keys.forever')}</option>
            </Select>
          </Field>
        </FieldPair>
        <Fieldset legend={t('keys.scopes')} error={fieldError(errors.scopes?.message)}>
          {apiScopes.map((scope) => (
            <Checkbox
              key={scope}
              value={scope}
              description={t(`scopeAbout.${scope.replace(':', '_') as 'vacancies_read'}`)}
              {...form.register('scopes')}
            >
              <code>{scope}</code>
            </Checkbox>
          ))}
        </Fieldset>
        <ButtonRow>
          <Button type="submit" icon={<IconKey />} loading={create.isPending}>
            {t('keys.create')}
          </Button>
        </ButtonRow>
      </Form>
    </>
  )
}
