import { Card } from '@trilha/web/ui/display/Card.tsx'
import { Skeleton, SkeletonGroup } from '@trilha/web/ui/feedback/Skeleton.tsx'
import { useTranslation } from 'react-i18next'
import styles from './CollectionSkeleton.module.css'

/** Rows of a list of the collection while it loads. */
export function CollectionSkeleton() {
  const { t: common } = useTranslation('common')
  return (
    <SkeletonGroup label={common('actions.loading')} className={styles.list}>
      {[1, 2, 3].map((row) => (
        <Card key={row} className={styles.row}>
          <Skeleton shape="title" width={50} />
          <Skeleton width={80} />
          <Skeleton width={40} />
        </Card>
      ))}
    </SkeletonGroup>
  )
}
