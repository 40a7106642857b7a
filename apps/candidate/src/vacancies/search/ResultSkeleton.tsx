import { Card } from '@trilha/web/ui/display/Card.tsx'
import { Skeleton, SkeletonGroup } from '@trilha/web/ui/feedback/Skeleton.tsx'
import { useTranslation } from 'react-i18next'
import styles from './ResultSkeleton.module.css'

/** Placeholder cards. */
export function ResultSkeleton({ cards = 6 }: { cards?: number }) {
  const { t: common } = useTranslation('common')
  return (
    <SkeletonGroup label={common('actions.loading')} className={styles.list}>
      {Array.from({ length: cards }, (_, i) => (
        <Card key={i} className={styles.card}>
          <Skeleton shape="square" />
          <div className="stack">
            <Skeleton shape="title" width={60} />
            <Skeleton width={40} />
            <Skeleton width={80} />
          </div>
        </Card>
      ))}
    </SkeletonGroup>
  )
}
