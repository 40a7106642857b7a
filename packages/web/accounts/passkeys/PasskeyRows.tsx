import type { Passkey } from '@trilha/contracts/accounts/passkeys'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CallError } from '../../data/call.ts'
import { failureId } from '../../form/Failure.tsx'
import { useFormat } from '../../i18n/useFormat.ts'
import { Loaded } from '../../site/Loaded.tsx'
import { Button } from '../../ui/actions/Button.tsx'
import { IconButton } from '../../ui/actions/IconButton.tsx'
import { toast } from '../../ui/feedback/toast.ts'
import { IconPencil } from '../../ui/icons/fewIcons.tsx'
import { IconKey, IconTrash } from '../../ui/icons/moreIcons.tsx'
import { Row } from '../Row.tsx'
import { passkeysQuery, useAddPasskey } from './passkeys.data.ts'
import styles from './PasskeyRows.module.css'
import { RemovePasskeyDialog } from './RemovePasskeyDialog.tsx'
import { RenamePasskeyDialog } from './RenamePasskeyDialog.tsx'
import { usePasskeyName } from './usePasskeyName.ts'
import { isAlreadyOnDevice, isCancelled, supportsPasskeys } from './webauthn.ts'

/** The passkeys of the account; nothing where the installation can't have any. */
export function PasskeyRows() {
  const query = useQuery(passkeysQuery)
  return (
    <Loaded query={query}>
      {({ rows, isAvailable }) =>
        (isAvailable || rows.length > 0) && (
          <div className={styles.rows}>
            <AddRow />
            {rows.map((passkey) => (
              <PasskeyRow key={passkey.id} passkey={passkey} />
            ))}
          </div>
        )
      }
    </Loaded>
  )
}

function AddRow() {
  const { t } = useTranslation(['passkeys', 'common'])
  const add = useAddPasskey()
  const showFailure = (error: unknown) => {
    if (isCancelled(error)) return toast.info(t('cancelled'))
    if (isAlreadyOnDevice(error)) return toast.info(t('known'))
    if (error instanceof CallError) return toast.error(t(`common:errors.${failureId(error)}`))
    return toast.error(t('failed'))
  }
  return (
    <Row
      icon={<IconKey />}
      title={t('title')}
      detail={t('lead')}
      action={
        <Button
          variant="outline"
          size="sm"
          loading={add.isPending}
          {...(!supportsPasskeys() && { disabledReason: t('unsupported') })}
          onClick={() => add.mutateAsync().then(() => toast.success(t('added')), showFailure)}
        >
          {t('add')}
        </Button>
      }
    />
  )
}

function PasskeyRow({ passkey }: { passkey: Passkey }) {
  const { t } = useTranslation('passkeys')
  const format = useFormat()
  const name = usePasskeyName(passkey)
  const [opened, setOpened] = useState<'rename' | 'remove' | null>(null)
  const created = format.day(passkey.createdAt)
  const dialog = { passkey, onClose: () => setOpened(null) }
  return (
    <div className={styles.passkey}>
      <Row
        title={name}
        detail={
          passkey.usedAt
            ? t('used', { created, used: format.dateTime(passkey.usedAt) })
            : t('created', { created })
        }
        action={
          <div className={styles.actions}>
            <IconButton label={t('rename', { name })} onClick={() => setOpened('rename')}>
              <IconPencil />
            </IconButton>
            <IconButton label={t('remove', { name })} onClick={() => setOpened('remove')}>
              <IconTrash />
            </IconButton>
          </div>
        }
      />
      {opened === 'rename' && <RenamePasskeyDialog {...dialog} />}
      {opened === 'remove' && <RemovePasskeyDialog {...dialog} />}
    </div>
  )
}
