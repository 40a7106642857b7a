import { useTranslation } from 'react-i18next'
import { Skeleton, SkeletonGroup } from '../ui/feedback/Skeleton.tsx'

/** Three grey blocks in place of content that is loading. */
export function LoadingBlocks() {
  const { t } = useTranslation('common')
  return (
    <SkeletonGroup label={t('actions.loading')} className="stack">
      <Skeleton shape="block" />
      <Skeleton shape="block" />
      <Skeleton shape="block" />
    </SkeletonGroup>
  )
}
