import { useMutation } from '@tanstack/react-query'
import type { Profile } from '@trilha/contracts/candidates/candidates'
import type { Proposal } from '@trilha/contracts/candidates/cv'
import { Failure, failureId } from '@trilha/web/form/Failure.tsx'
import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { IconButton } from '@trilha/web/ui/actions/IconButton.tsx'
import { Card } from '@trilha/web/ui/display/Card.tsx'
import { Checkbox } from '@trilha/web/ui/forms/Checkbox.tsx'
import { IconPencil } from '@trilha/web/ui/icons/fewIcons.tsx'
import { IconLock } from '@trilha/web/ui/icons/icons.tsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { paths } from '../../../paths.ts'
import { useProfileCalls } from '../../candidates.data.ts'
import { draftOf } from '../../candidates.drafts.ts'
import { currentValue } from '../../entries/currentValue.ts'
import { proposalLabel, useProposalTexts } from '../../entries/useProposalTexts.ts'
import { Question } from '../Question.tsx'
import { StepFooter } from '../StepFooter.tsx'
import { CorrectDialog } from './CorrectDialog.tsx'
import styles from './CvReview.module.css'
import { correct, mark, reviewOf, withCorrections, type Review } from './review.ts'

type CvReviewProps = { proposals: readonly Proposal[]; profile: Profile; candidateId: string }

/** Everything that was found in a CV, to mark and correct; only what is marked is saved. */
export function CvReview({ proposals, profile, candidateId }: CvReviewProps) {
  const { t } = useTranslation('firstSteps')
  const navigate = useNavigate()
  const { acceptAll } = useProfileCalls()
  const [draft] = useState(() => draftOf(candidateId, 'firstSteps.cv'))
  const [review, setReview] = useState<Review>(() => reviewOf(draft.read()))
  const [correcting, setCorrecting] = useState<Proposal | null>(null)
  function store(next: Review) {
    draft.write(next)
    setReview(next)
  }
  const shown = withCorrections(proposals, review)
  const marked = shown.filter(({ id }) => !review.unmarked.includes(id))
  const save = useMutation({
    mutationFn: () => acceptAll(marked),
    onSuccess: () => {
      draft.write(null)
      void navigate(paths.home())
    },
  })
  return (
    <>
      <Question title={t('review.title')} lead={t('review.lead')}>
        <Card as="section" aria-label={t('review.title')} className={styles.card}>
          <ul>
            {shown.map((proposal) => (
              <ReviewRow
                key={proposal.id}
                proposal={proposal}
                profile={profile}
                isMarked={marked.includes(proposal)}
                onMark={(isMarked) => store(mark(review, proposal.id, isMarked))}
                onCorrect={() => setCorrecting(proposal)}
              />
            ))}
          </ul>
        </Card>
        <p className={styles.note}>
          <IconLock />
          <span>{t('review.leftOut')}</span>
        </p>
        <Failure id={save.error && failureId(save.error)} />
      </Question>
      {correcting && (
        <CorrectDialog
          proposal={correcting}
          onClose={() => setCorrecting(null)}
          onCorrect={(proposal) => {
            store(correct(review, proposal))
            setCorrecting(null)
          }}
        />
      )}
      <StepFooter
        count={{ value: marked.length, text: t('review.marked', { count: marked.length }) }}
      >
        <Button
          loading={save.isPending}
          loadingText={t('review.saving')}
          onClick={() => save.mutate()}
        >
          {t('review.save')}
        </Button>
      </StepFooter>
    </>
  )
}

type ReviewRowProps = {
  proposal: Proposal
  profile: Profile
  isMarked: boolean
  onMark: (isMarked: boolean) => void
  onCorrect: () => void
}

function ReviewRow({ proposal, profile, isMarked, onMark, onCorrect }: ReviewRowProps) {
  const { t } = useTranslation(['firstSteps', 'entries'])
  const { title, text } = useProposalTexts()(proposal)
  const label = t(`entries:proposal.${proposalLabel(proposal)}`)
  const before = currentValue(proposal, profile)
  return (
    <li className={styles.row}>
      <Checkbox
        className={styles.check}
        checked={isMarked}
        onChange={(event) => onMark(event.target.checked)}
      >
        <small className={styles.label}>{label}</small>
        {[title, text].filter(Boolean).join(', ')}
        {before && (
          <small className={styles.label}>{t('entries:proposal.now', { value: before })}</small>
        )}
      </Checkbox>
      <IconButton label={t('review.correct', { what: `${label}, ${title}` })} onClick={onCorrect}>
        <IconPencil />
      </IconButton>
    </li>
  )
}
