import type { AssessmentKind } from '@trilha/contracts/selfAssessments/scales'
import { useQuery } from '@tanstack/react-query'
import { Alert } from '@trilha/web/ui/feedback/Alert.tsx'
import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { IconRoute, IconShare2 } from '@trilha/web/ui/icons/fewIcons.tsx'
import { toast } from '@trilha/web/ui/feedback/toast.ts'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { useErrorText } from '../../auth/useErrorText.ts'
import { paths } from '../../paths.ts'
import { Critical } from './ForTrail.tsx'
import { Notices } from '../Notices.tsx'
import { SectionCard } from '../SectionCard.tsx'
import styles from './ShareForTrail.module.css'
import { stageQuery, useCompleteStage } from '../selfAssessments.data.ts'
import { useAskedVacancy } from './useAskedVacancy.ts'

/**
 * The candidate decides whether the company of a trail sees the result. Sharing it completes the
 * stage.
 */
export function ShareForTrail({ kind }: { kind: AssessmentKind }) {
  const { t } = useTranslation('selfAssessments')
  const errorText = useErrorText()
  const navigate = useNavigate()
  const vacancyId = useAskedVacancy()
  const { data: stage } = useQuery({ ...stageQuery(vacancyId, kind), enabled: vacancyId > 0 })
  const complete = useCompleteStage(kind)
  if (!stage) return null
  const company = stage.company.name
  const trail = paths.progress(vacancyId)
  const trailButton = (variant: 'outline' | 'plain', label: string) => (
    <Button variant={variant} icon={<IconRoute />} render={<Link to={trail} />}>
      {label}
    </Button>
  )
  if (!stage.can.complete.allowed)
    return (
      <Notices>
        <Alert
          tone={stage.sharedAt ? 'ok' : 'info'}
          action={trailButton('outline', t('share.toTrail'))}
        >
          {t(stage.sharedAt ? 'share.stageDone' : 'share.stageClosed', { company })}
        </Alert>
      </Notices>
    )
  const send = () =>
    complete.mutate(
      { id: stage.applicationId, stageId: stage.stageId },
      {
        onSuccess: () => {
          toast.success(t('share.done', { company }))
          void navigate(trail)
        },
      },
    )
  return (
    <SectionCard className={styles.card}>
      <h2>{t('share.ask', { company })}</h2>
      <p className="ink2">{t('share.askText', { stage: stage.title })}</p>
      <p className="ink2">{t(`share.sees.${kind}`)}</p>
      <Critical stage={stage} />
      {complete.error !== null && (
        <Alert tone="bad" announce="assertive">
          {errorText(complete.error)}
        </Alert>
      )}
      <div className={styles.actions}>
        <Button icon={<IconShare2 />} loading={complete.isPending} onClick={send}>
          {t('share.send')}
        </Button>
        {trailButton('plain', t('share.notNow'))}
      </div>
    </SectionCard>
  )
}
