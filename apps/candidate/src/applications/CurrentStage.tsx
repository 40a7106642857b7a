import { useQuery } from '@tanstack/react-query'
import { Button, type ButtonProps } from '@trilha/web/ui/actions/Button.tsx'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { progressQuery } from './applications.data.ts'
import { waitingScreen } from './stageScreens.ts'

/** On the screen of another stage: which stage of the trail is the current one. */
export function CurrentStage({ vacancyId }: { vacancyId: number }) {
  const { t } = useTranslation('applications')
  const { data } = useQuery(progressQuery(vacancyId))
  const current = data?.stages.find(({ id }) => id === data.current?.stageId)
  if (!data || !current) return null
  const key = waitingScreen(data) ? 'currentStage.yours' : 'currentStage.theirs'
  return <p>{t(key, { stage: current.title, company: data.vacancy.company.name })}</p>
}

type WaitingStageButtonProps = Pick<ButtonProps, 'variant'> & { vacancyId: number }

/** Leads to the stage that the candidate can do now; renders nothing if there is none. */
export function WaitingStageButton({ vacancyId, variant }: WaitingStageButtonProps) {
  const { t } = useTranslation('applications')
  const { data } = useQuery(progressQuery(vacancyId))
  const screen = data && waitingScreen(data)
  if (!screen) return null
  return (
    <Button variant={variant} render={<Link to={screen} />}>
      {t('currentStage.go')}
    </Button>
  )
}
