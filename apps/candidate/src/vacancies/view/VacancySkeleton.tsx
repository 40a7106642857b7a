import { Card } from '@trilha/web/ui/display/Card.tsx'
import { Skeleton, SkeletonGroup } from '@trilha/web/ui/feedback/Skeleton.tsx'
import { useTranslation } from 'react-i18next'
import { VacancyColumns } from './VacancyColumns.tsx'

/** Placeholder of a vacancy page. */
export function VacancySkeleton() {
  const { t: common } = useTranslation('common')
  return (
    <SkeletonGroup label={common('actions.loading')} className="wrap page">
      <VacancyColumns
        aside={
          <Card className="stack">
            <Skeleton shape="title" width={70} />
            <Skeleton width={50} />
            <Skeleton shape="button" />
          </Card>
        }
      >
        {[60, 80, 70].map((width) => (
          <Card key={width} className="stack">
            <Skeleton shape="title" width={60} />
            <Skeleton />
            <Skeleton width={80} />
          </Card>
        ))}
      </VacancyColumns>
    </SkeletonGroup>
  )
}
