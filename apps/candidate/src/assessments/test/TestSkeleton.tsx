import { Skeleton, SkeletonGroup } from '@trilha/web/ui/feedback/Skeleton.tsx'
import { useTranslation } from 'react-i18next'

/** Placeholder of a question. */
export function TestSkeleton() {
  const { t: common } = useTranslation('common')
  return (
    <SkeletonGroup label={common('actions.loading')} className="stack">
      <Skeleton width={30} />
      <Skeleton shape="title" width={80} />
      <Skeleton shape="block" />
      <Skeleton shape="block" />
    </SkeletonGroup>
  )
}
