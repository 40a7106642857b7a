import type { TypeUser, User } from '@trilha/contracts/accounts/accounts'
import { useTranslation } from 'react-i18next'
import { CallError } from '../../data/call.ts'
import { failureId } from '../../form/Failure.tsx'
import { IconKey } from '../../ui/icons/moreIcons.tsx'
import { useHydrated } from '../../ui/useHydrated.ts'
import { supportsPasskeys, isCancelled, signInWithPasskey } from '../passkeys/webauthn.ts'
import { SignInWay } from './SignInWay.tsx'

type PasskeyButtonProps = { typeUser: TypeUser; onDone?: (user: User) => void }

/** Sign-in with a passkey; nothing in browsers that have none. */
export function PasskeyButton({ typeUser, onDone }: PasskeyButtonProps) {
  const { t } = useTranslation('common')
  const hydrated = useHydrated()
  if (hydrated && !supportsPasskeys()) return null
  const textOf = (failure: unknown) =>
    failure instanceof CallError ? t(`errors.${failureId(failure)}`) : t('passkey.failed')
  return (
    <SignInWay
      icon={<IconKey />}
      label={t('passkey.signIn')}
      loadingText={t('passkey.busy')}
      signIn={async () => {
        const user = await signInWithPasskey(typeUser)
        onDone?.(user)
      }}
      explain={(failure) => (isCancelled(failure) ? null : { tone: 'bad', text: textOf(failure) })}
    />
  )
}
