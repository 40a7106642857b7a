import { Alert } from '@trilha/web/ui/feedback/Alert.tsx'
import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { IconArrowLeft } from '@trilha/web/ui/icons/icons.tsx'
import { IconSend } from '@trilha/web/ui/icons/fewIcons.tsx'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../../auth/useErrorText.ts'
import type { TestStep } from '../../assessments.steps.ts'
import { Saved, worstOf } from '../../saving/Saved.tsx'
import { TestHeading } from '../TestHeading.tsx'
import { TestFoot } from './TestFoot.tsx'
import styles from './TestReview.module.css'
import { useTestKeys } from './useTestKeys.ts'

/** Scrolls to the middle, because sticky buttons cover the end of the screen on phones. */
const intoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'center' })

type TestReviewProps = {
  steps: readonly TestStep[]
  pending: boolean
  error: unknown
  onChange: (place: number) => void
  onSend: () => void
  onBack: () => void
}

/** Review of all answers; submitting is final. */
export function TestReview({ steps, pending, error, onChange, onSend, onBack }: TestReviewProps) {
  const { t } = useTranslation('assessments')
  const { t: common } = useTranslation('common')
  const errorText = useErrorText()
  const missing = steps.filter(({ problem }) => problem !== null).length
  // Enter does not submit, to prevent an accidental end of the test.
  useTestKeys({ onNext: () => undefined, onBack: pending ? undefined : onBack })
  return (
    <div className={styles.page}>
      <span className="eyebrow">{t('check.eyebrow')}</span>
      <TestHeading id="pergunta" tabIndex={-1}>
        {t('check.title')}
      </TestHeading>
      <p className={styles.lead}>{t('check.text')}</p>
      <ul className={styles.review}>
        {steps.map((step, place) => (
          <li key={step.id}>
            <p className="sm ink2">{step.listed ?? step.question}</p>
            <p className={styles.answer}>{step.answer ?? t('check.none')}</p>
            {step.problem !== null && <p className={styles.open}>{step.problem}</p>}
            <Button
              variant="ghost"
              size="sm"
              disabled={pending}
              aria-label={t('check.changeOne', { question: step.listed ?? step.question })}
              onClick={() => onChange(place)}
            >
              {t('check.change')}
            </Button>
          </li>
        ))}
      </ul>
      {error !== null && (
        <Alert tone="bad" announce="assertive" className={styles.error} ref={intoView}>
          {errorText(error)}
        </Alert>
      )}
      <TestFoot>
        <Button variant="plain" icon={<IconArrowLeft />} disabled={pending} onClick={onBack}>
          {common('actions.back')}
        </Button>
        <Saved status={worstOf(steps)} />
        <Button
          icon={missing > 0 ? undefined : <IconSend />}
          loading={pending}
          loadingText={common('actions.sending')}
          onClick={onSend}
        >
          {missing > 0 ? t('check.answerMissing', { count: missing }) : t('check.send')}
        </Button>
      </TestFoot>
    </div>
  )
}
