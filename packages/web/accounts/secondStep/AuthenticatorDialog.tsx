import type { prepareAuthenticator } from '@trilha/contracts/accounts/secondStep'
import type { ReplyOf } from '@trilha/contracts/shared/endpoint'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toast } from '../../ui/feedback/toast.ts'
import { ConfirmAppDialog } from './ConfirmAppDialog.tsx'
import { KeepCodesDialog } from './KeepCodesDialog.tsx'
import { ProofForm } from '../proof/ProofForm.tsx'
import { usePrepareAuthenticator } from './secondStep.data.ts'

type AuthenticatorDialogProps = { email: string; isOn: boolean; onClose: () => void }

/** Turns on an authenticator app, or changes it: proof, QR code, recovery codes. */
export function AuthenticatorDialog({ email, isOn, onClose }: AuthenticatorDialogProps) {
  const { t } = useTranslation('secondStep')
  const prepare = usePrepareAuthenticator()
  // The list of the account is refetched meanwhile, so this keeps what it was at the start.
  const [wasOn] = useState(isOn)
  const [prepared, setPrepared] = useState<ReplyOf<typeof prepareAuthenticator> | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const title = t(wasOn ? 'setUp.changeTitle' : 'setUp.title')
  if (codes)
    return (
      <KeepCodesDialog
        email={email}
        codes={codes}
        onDone={() => {
          toast.success(t('kept.on'))
          onClose()
        }}
      />
    )
  if (prepared)
    return (
      <ConfirmAppDialog
        title={title}
        prepared={prepared}
        onExpired={() => setPrepared(null)}
        onClose={onClose}
        onConfirmed={setCodes}
      />
    )
  return (
    <ProofForm
      title={title}
      description={t('setUp.proofLead')}
      submit={t('proof.next')}
      email={email}
      isOn={wasOn}
      onClose={onClose}
      onProof={async (proof) => setPrepared(await prepare.mutateAsync(proof))}
    />
  )
}
