import type { SelfAssessment } from '@trilha/contracts/selfAssessments/selfAssessments'
import { Alert } from '@trilha/web/ui/feedback/Alert.tsx'
import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { useErrorText } from '../../auth/useErrorText.ts'
import { paths } from '../../paths.ts'
import { useStart } from '../selfAssessments.data.ts'
import { useAskedVacancy } from '../sharing/useAskedVacancy.ts'

/** The main action: begin, continue, or view the result. */
export function Begin({ assessment }: { assessment: SelfAssessment }) {
  const { t } = useTranslation('selfAssessments')
  const errorText = useErrorText()
  const navigate = useNavigate()
  const vacancyId = useAskedVacancy()
  const { kind, open, result, can } = assessment
  const start = useStart(kind)
  const answerPath = paths.answerSelfAssessment(kind, vacancyId)
  const startButton = (variant: 'accent' | 'onDeep', label: string) => (
    <Button
      variant={variant}
      loading={start.isPending}
      onClick={() => start.mutate(undefined, { onSuccess: () => void navigate(answerPath) })}
    >
      {label}
    </Button>
  )
  return (
    <>
      {open && (
        <Button variant="accent" render={<Link to={answerPath} />}>
          {t(open.answers.length > 0 ? 'intro.goOn' : 'intro.start')}
        </Button>
      )}
      {result && (
        <Button
          variant={open ? 'onDeep' : 'accent'}
          render={<Link to={paths.selfAssessmentResult(kind, vacancyId)} />}
        >
          {t('intro.see')}
        </Button>
      )}
      {!open && !result && startButton('accent', t('intro.start'))}
      {!open && result && can.start.allowed && startButton('onDeep', t('intro.redo'))}
      {start.error && (
        <Alert tone="bad" announce="assertive">
          {errorText(start.error)}
        </Alert>
      )}
    </>
  )
}
