import type { Proposal } from '@trilha/contracts/candidates/cv'
import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { Dialog } from '@trilha/web/ui/overlays/Dialog.tsx'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { proposalLabel } from '../../entries/useProposalTexts.ts'
import { EntryCorrection } from './EntryCorrection.tsx'
import { ValueCorrection } from './ValueCorrection.tsx'

type CorrectDialogProps = {
  proposal: Proposal
  onCorrect: (proposal: Proposal) => void
  onClose: () => void
}

/** Corrects what was read in a CV before it is saved. */
export function CorrectDialog({ proposal, onCorrect, onClose }: CorrectDialogProps) {
  const { t } = useTranslation(['firstSteps', 'entries'])
  const { t: common } = useTranslation('common')
  const form = useId()
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('review.correct', { what: t(`entries:proposal.${proposalLabel(proposal)}`) })}
      closeLabel={common('actions.close')}
      footer={
        <Button type="submit" form={form}>
          {t('review.corrected')}
        </Button>
      }
    >
      {proposal.part === 'entry' ? (
        <EntryCorrection
          form={form}
          entry={proposal.entry}
          onCorrect={(entry) => onCorrect({ ...proposal, entry })}
        />
      ) : (
        <ValueCorrection form={form} proposal={proposal} onCorrect={onCorrect} />
      )}
    </Dialog>
  )
}
