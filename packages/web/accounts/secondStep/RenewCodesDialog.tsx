import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toast } from '../../ui/feedback/toast.ts'
import { KeepCodesDialog } from './KeepCodesDialog.tsx'
import { ProofForm } from '../proof/ProofForm.tsx'
import { useRenewRecoveryCodes } from './secondStep.data.ts'
import { useStay } from './useStay.ts'

type RenewCodesDialogProps = { email: string; isOn: boolean; onClose: () => void }

/** Makes new recovery codes and shows them. */
export function RenewCodesDialog(props: RenewCodesDialogProps) {
  const { t } = useTranslation('secondStep')
  const renew = useRenewRecoveryCodes()
  useStay(renew.isPending)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  if (codes)
    return (
      <KeepCodesDialog
        email={props.email}
        codes={codes}
        onDone={() => {
          toast.success(t('kept.renewed'))
          props.onClose()
        }}
      />
    )
  return (
    <ProofForm
      {...props}
      title={t('renew.title')}
      description={t('renew.lead')}
      submit={t('renew.submit')}
      onProof={async (proof) => setCodes((await renew.mutateAsync(proof)).recoveryCodes)}
    />
  )
}
