import { Alert } from '@trilha/web/ui/Alert.tsx'
import { Button } from '@trilha/web/ui/Button.tsx'
import { IconArrowLeft, IconSend } from '@trilha/web/ui/icons.tsx'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../auth/useErrorText.ts'
import type { SaveStatus } from './requirementsTest.autosave.ts'
import { isAnswered, type Answers, type Step } from './requirementsTest.steps.ts'
import styles from './RequirementsTest.module.css'
import { Saved } from './Saved.tsx'
import { useRuleTexts } from './useRuleTexts.ts'
import { useTestKeys } from './useTestKeys.ts'

/** Above the buttons at the foot of a phone. */
const intoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'center' })

type TestReviewProps = {
  steps: readonly Step[]
  given: Answers
  status: SaveStatus
  pending: boolean
  error: unknown
  onChange: (place: number) => void
  onSend: () => void
  onBack: () => void
}

/** Every answer once more; sending is the last word. */
export function TestReview({
  steps,
  given,
  status,
  pending,
  error,
  onChange,
  onSend,
  onBack,
}: TestReviewProps) {
  const { t } = useTranslation('applications')
  const { t: common } = useTranslation('common')
  const errorText = useErrorText()
  const texts = useRuleTexts()
  const missing = steps.filter((step) => !isAnswered(step, given)).length
  // Enter does not send: nobody ends the test by one key too many.
  useTestKeys({ onNext: () => undefined, onBack: pending ? undefined : onBack })
  return (
    <div className={styles.form}>
      <span className="eyebrow">{t('check.eyebrow')}</span>
      <h2 className={styles.question} id="pergunta" tabIndex={-1}>
        {t('check.title')}
      </h2>
      <p className={styles.lead}>{t('check.text')}</p>
      <ul className={styles.review}>
        {steps.map((step, place) => (
          <li key={step.id}>
            <p className={styles.asked}>{texts.question(step)}</p>
            <p className={styles.answer}>{texts.chosen(step, given) ?? t('check.missing')}</p>
            <Button
              variant="ghost"
              size="sm"
              disabled={pending}
              aria-label={t('check.changeOne', { question: texts.question(step) })}
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
      <div className={styles.foot}>
        <Button variant="plain" icon={<IconArrowLeft />} disabled={pending} onClick={onBack}>
          {common('actions.back')}
        </Button>
        <Saved status={status} />
        <Button
          className={styles.next}
          icon={missing > 0 ? undefined : <IconSend />}
          loading={pending}
          loadingText={common('actions.sending')}
          onClick={onSend}
        >
          {missing > 0 ? t('check.answerMissing', { count: missing }) : t('check.send')}
        </Button>
      </div>
    </div>
  )
}
