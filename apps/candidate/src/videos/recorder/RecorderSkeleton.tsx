import { Skeleton, SkeletonGroup } from '@trilha/web/ui/feedback/Skeleton.tsx'
import { useTranslation } from 'react-i18next'
import styles from './Recorder.module.css'

/** Placeholder of the recorder. */
export function RecorderSkeleton() {
  const { t: common } = useTranslation('common')
  return (
    <SkeletonGroup label={common('actions.loading')} className={styles.recorder}>
      <div className={styles.stage} />
      <div className={styles.panel}>
        <Skeleton shape="title" width={80} />
        <Skeleton width={60} />
        <Skeleton shape="block" />
      </div>
    </SkeletonGroup>
  )
}
