import { useTranslation } from 'react-i18next'
import { toast } from '../../ui/feedback/toast.ts'
import { ProofForm } from '../proof/ProofForm.tsx'
import { useTurnOffSecondStep } from './secondStep.data.ts'

type TurnOffDialogProps = { email: string; isOn: boolean; onClose: () => void }

/** Turns the second step off. */
export function TurnOffDialog(props: TurnOffDialogProps) {
  const { t } = useTranslation('secondStep')
  const turnOff = useTurnOffSecondStep()
  return (
    <ProofForm
      {...props}
      title={t('turnOff.title')}
      description={t('turnOff.lead')}
      submit={t('turnOff.submit')}
      onProof={async (proof) => {
        await turnOff.mutateAsync(proof)
        toast.success(t('turnOff.done'))
        props.onClose()
      }}
    />
  )
}
