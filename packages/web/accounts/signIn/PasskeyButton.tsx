import type { TypeUser, User } from '@trilha/contracts/accounts/accounts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CallError } from '../../data/call.ts'
import { failureId } from '../../form/Failure.tsx'
import { Button } from '../../ui/actions/Button.tsx'
import { Alert } from '../../ui/feedback/Alert.tsx'
import { IconKey } from '../../ui/icons/moreIcons.tsx'
import { useHydrated } from '../../ui/useHydrated.ts'
import { supportsPasskeys, isCancelled, signInWithPasskey } from '../passkeys/webauthn.ts'
import styles from './PasskeyButton.module.css'

type PasskeyButtonProps = { typeUser: TypeUser; onDone?: (user: User) => void }

/** Sign-in with a passkey; nothing in browsers that have none. */
export function PasskeyButton({ typeUser, onDone }: PasskeyButtonProps) {
  const { t } = useTranslation('common')
  const hydrated = useHydrated()
  const [pending, setPending] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  if (hydrated && !supportsPasskeys()) return null
  async function signIn() {
    setFailure(null)
    setPending(true)
    try {
      const user = await signInWithPasskey(typeUser)
      onDone?.(user)
    } catch (error) {
      if (!isCancelled(error)) setFailure(error)
    } finally {
      setPending(false)
    }
  }
  return (
    <div>
      <Button
        block
        variant="outline"
        className={styles.button}
        icon={<IconKey />}
        loading={pending}
        loadingText={t('passkey.busy')}
        disabled={!hydrated}
        onClick={() => void signIn()}
      >
        {t('passkey.signIn')}
      </Button>
      <output className={styles.said}>
        {failure !== null && (
          <Alert tone="bad" className={styles.below}>
            {failure instanceof CallError ? t(`errors.${failureId(failure)}`) : t('passkey.failed')}
          </Alert>
        )}
      </output>
    </div>
  )
}
