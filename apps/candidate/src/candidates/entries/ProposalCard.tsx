import type { Profile } from '@trilha/contracts/candidates/candidates'
import type { Proposal } from '@trilha/contracts/candidates/cv'
import { useMutation } from '@tanstack/react-query'
import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { IconCheck } from '@trilha/web/ui/icons/icons.tsx'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../auth/useErrorText.ts'
import { useProfileCalls } from '../candidates.data.ts'
import { currentValue } from './currentValue.ts'
import styles from './ProposalCard.module.css'
import { proposalLabel, useProposalTexts } from './useProposalTexts.ts'

type ProposalCardProps = { proposal: Proposal; profile: Profile }

/** One proposal from the CV, the current value in the profile, and buttons to accept or dismiss. */
export function ProposalCard({ proposal, profile }: ProposalCardProps) {
  const { t } = useTranslation('entries')
  const errorText = useErrorText()
  const { accept, dismiss } = useProfileCalls()
  const decide = useMutation({
    mutationFn: (isAccepted: boolean) => (isAccepted ? accept(proposal.id) : dismiss(proposal.id)),
  })
  const { title, text } = useProposalTexts()(proposal)
  const before = currentValue(proposal, profile)
  return (
    <li className={styles.proposal}>
      <div>
        <p className="sm ink2">{t(`proposal.${proposalLabel(proposal)}`)}</p>
        <p>
          <b>{title}</b>
        </p>
        {text && <p className="sm ink2">{text}</p>}
        {before && <p className="sm ink2">{t('proposal.now', { value: before })}</p>}
        {decide.error && <p role="alert">{errorText(decide.error)}</p>}
      </div>
      <div className={styles.decide}>
        <Button
          variant="soft"
          size="sm"
          icon={<IconCheck />}
          aria-label={t('proposal.acceptOne', { what: title })}
          loading={decide.isPending && decide.variables}
          onClick={() => decide.mutate(true)}
        >
          {t('proposal.accept')}
        </Button>
        <Button
          variant="plain"
          size="sm"
          aria-label={t('proposal.dismissOne', { what: title })}
          loading={decide.isPending && !decide.variables}
          onClick={() => decide.mutate(false)}
        >
          {t('proposal.dismiss')}
        </Button>
      </div>
    </li>
  )
}
