import { Card } from '@trilha/web/ui/display/Card.tsx'
import { Skeleton, SkeletonGroup } from '@trilha/web/ui/feedback/Skeleton.tsx'
import { useTranslation } from 'react-i18next'
import { ProgressColumns } from './ProgressColumns.tsx'
import styles from './ProgressSkeleton.module.css'

/** Placeholder of a trail. */
export function ProgressSkeleton() {
  const { t: common } = useTranslation('common')
  return (
    <SkeletonGroup label={common('actions.loading')}>
      <Skeleton shape="block" className={styles.map} />
      <ProgressColumns
        aside={
          <Card className="stack">
            <Skeleton width={40} />
            <Skeleton shape="title" width={70} />
            <Skeleton shape="button" />
          </Card>
        }
      >
        <div className="stack">
          {[60, 70, 50].map((width) => (
            <Card key={width} className="stack">
              <Skeleton shape="title" width={50} />
              <Skeleton width={80} />
            </Card>
          ))}
        </div>
      </ProgressColumns>
    </SkeletonGroup>
  )
}
