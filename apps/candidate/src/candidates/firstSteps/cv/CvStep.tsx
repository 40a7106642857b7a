import { useQuery } from '@tanstack/react-query'
import type { Profile } from '@trilha/contracts/candidates/candidates'
import { useTranslation } from 'react-i18next'
import { Loaded } from '../../../applications/Loaded.tsx'
import { useFocusOnChange } from '../../../applications/useFocusOnChange.ts'
import { Skeleton, SkeletonGroup } from '@trilha/web/ui/feedback/Skeleton.tsx'
import { cvQuery } from '../../candidates.data.ts'
import { CvReading } from './CvReading.tsx'
import { CvReview } from './CvReview.tsx'
import { CvWays } from './CvWays.tsx'
import { useCvSending } from './useCvSending.ts'

type CvStepProps = { profile: Profile; candidateId: string }

/** Brings a CV that exists already: choose a file, wait or go on, check what was found. */
export function CvStep({ profile, candidateId }: CvStepProps) {
  const { t: common } = useTranslation('common')
  const query = useQuery(cvQuery())
  const sending = useCvSending()
  const found = query.data?.proposals ?? []
  useFocusOnChange(sending.isReading ? 'reading' : found.length > 0 ? 'review' : 'ways')
  if (sending.isReading)
    return <CvReading file={sending.send.variables ?? null} share={sending.share} />
  return (
    <Loaded
      query={query}
      skeleton={
        <SkeletonGroup label={common('actions.loading')}>
          <Skeleton shape="title" width={70} />
          <Skeleton shape="block" />
        </SkeletonGroup>
      }
    >
      {({ proposals }) =>
        proposals.length > 0 ? (
          <CvReview proposals={proposals} profile={profile} candidateId={candidateId} />
        ) : (
          <CvWays
            onFile={(file) => sending.send.mutate(file)}
            error={sending.send.error}
            isNothingNew={sending.send.isSuccess}
          />
        )
      }
    </Loaded>
  )
}
