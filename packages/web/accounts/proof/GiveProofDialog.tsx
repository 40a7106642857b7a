import { giveProof } from '@trilha/contracts/accounts/proof'
import { useTranslation } from 'react-i18next'
import { call } from '../../data/call.ts'
import { ProofForm } from './ProofForm.tsx'

type GiveProofDialogProps = {
  email: string
  /** True: a code of the second step is asked for too. */
  isOn: boolean
  onProved: () => void
  onClose: () => void
}

/** Proves again who is signed in. */
export default function GiveProofDialog({ onProved, ...props }: GiveProofDialogProps) {
  const { t } = useTranslation('secondStep')
  return (
    <ProofForm
      {...props}
      title={t('fresh.title')}
      description={t('fresh.lead')}
      submit={t('fresh.submit')}
      onProof={async (proof) => {
        await call(giveProof, { body: proof })
        onProved()
      }}
    />
  )
}
