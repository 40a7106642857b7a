import type { AssessmentKind, Competency } from '@trilha/contracts/selfAssessments/scales'
import { useQuery } from '@tanstack/react-query'
import { Alert } from '@trilha/web/ui/feedback/Alert.tsx'
import { IconRoute } from '@trilha/web/ui/icons/fewIcons.tsx'
import { useTranslation } from 'react-i18next'
import { Notices } from '../Notices.tsx'
import styles from './ForTrail.module.css'
import { stageQuery } from '../selfAssessments.data.ts'
import { useAskedVacancy } from './useAskedVacancy.ts'

/** The trail that asks for this self-assessment, and what its company looks at. */
export function ForTrail({ kind }: { kind: AssessmentKind }) {
  const { t } = useTranslation('selfAssessments')
  const vacancyId = useAskedVacancy()
  const { data: stage } = useQuery({ ...stageQuery(vacancyId, kind), enabled: vacancyId > 0 })
  if (!stage) return null
  return (
    <Notices>
      <Alert
        icon={<IconRoute />}
        title={t('intro.forTrail', { role: stage.roleName, company: stage.company.name })}
      >
        <div className={styles.lines}>
          {stage.instructions && <p>{stage.instructions}</p>}
          <Critical stage={stage} />
          <p>{t('intro.forTrailText')}</p>
        </div>
      </Alert>
    </Notices>
  )
}

type CriticalProps = {
  stage: { critical: { competencies: readonly Competency[]; reason: string } | null }
}

/** The critical competencies of the job, with the company's reason. */
export function Critical({ stage: { critical } }: CriticalProps) {
  const { t } = useTranslation('selfAssessments')
  if (!critical) return null
  const names = critical.competencies.map((scale) => t(`competency.${scale}.name`)).join('; ')
  return (
    <p>
      {t('share.critical', { names })} {t('share.reason', { reason: critical.reason })}
    </p>
  )
}
