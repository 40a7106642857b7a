import { renamePasskey, type Passkey } from '@trilha/contracts/accounts/passkeys'
import type { BodyOf } from '@trilha/contracts/shared/endpoint'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { showFieldErrors, useFieldError, useForm } from '../../form/useForm.ts'
import { toast } from '../../ui/feedback/toast.ts'
import { Field } from '../../ui/forms/Field.tsx'
import { TextInput } from '../../ui/forms/TextInput.tsx'
import { AccountDialog } from '../AccountDialog.tsx'
import { useRenamePasskey } from './passkeys.data.ts'
import { usePasskeyName } from './usePasskeyName.ts'

const schema = renamePasskey.body as NonNullable<typeof renamePasskey.body>

/** Gives a passkey a name, to tell several apart. */
export function RenamePasskeyDialog({
  passkey,
  onClose,
}: {
  passkey: Passkey
  onClose: () => void
}) {
  const { t } = useTranslation(['passkeys', 'common'])
  const fieldError = useFieldError()
  const form = useForm<BodyOf<typeof renamePasskey>>(schema, { name: usePasskeyName(passkey) })
  const { errors, isSubmitting } = form.formState
  const rename = useRenamePasskey(passkey.id)
  const [failure, setFailure] = useState<string | null>(null)
  const submit = form.handleSubmit(async (typed) => {
    setFailure(null)
    try {
      await rename.mutateAsync(typed)
      toast.success(t('renamed'))
      onClose()
    } catch (error) {
      setFailure(showFieldErrors(error, form, ['name']))
    }
  })
  return (
    <AccountDialog
      title={t('renameTitle')}
      onClose={onClose}
      onSubmit={(event) => void submit(event)}
      submit={t('renameSubmit')}
      pending={isSubmitting}
      failure={failure}
    >
      <Field label={t('name')} hint={t('nameHint')} error={fieldError(errors.name?.message)}>
        <TextInput maxLength={60} autoComplete="off" {...form.register('name')} />
      </Field>
    </AccountDialog>
  )
}
