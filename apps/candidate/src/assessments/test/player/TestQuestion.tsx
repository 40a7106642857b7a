import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { IconAlertCircle, IconArrowLeft, IconArrowRight } from '@trilha/web/ui/icons/icons.tsx'
import { useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { TestStep } from '../../assessments.steps.ts'
import { Saved } from '../../saving/Saved.tsx'
import { TestHeading } from '../TestHeading.tsx'
import { TestFoot } from './TestFoot.tsx'
import { TestKeys } from './TestKeys.tsx'
import styles from './TestQuestion.module.css'
import { useTapToContinue } from './useTapToContinue.ts'
import { useTestKeys } from './useTestKeys.ts'

type TestQuestionProps = {
  step: TestStep
  /** The candidate tried to continue, so the message says what is missing. */
  showProblem: boolean
  onNext: () => void
  onBack?: () => void
  /** Everything below the question's text: other content first, then the input. */
  children: ReactNode
}

/** One question. */
export function TestQuestion({ step, showProblem, onNext, onBack, children }: TestQuestionProps) {
  const { t: common } = useTranslation('common')
  const { t } = useTranslation('assessments')
  const errorId = useId()
  const problem = showProblem ? step.problem : null
  const tapToContinue = useTapToContinue(step.oneTap ?? false, onNext)
  useTestKeys({ onNumber: step.onNumber, onNext, onBack })
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onNext()
      }}
    >
      <fieldset aria-describedby={problem === null ? undefined : errorId} {...tapToContinue}>
        <legend className={styles.legend}>
          <span className="eyebrow">{step.eyebrow}</span>
          <TestHeading id="pergunta" tabIndex={-1}>
            {step.question}
          </TestHeading>
        </legend>
        {step.oneTap && <p className={styles.tap}>{t('test.tap')}</p>}
        {children}
      </fieldset>
      <TestFoot>
        {onBack && (
          <Button variant="plain" icon={<IconArrowLeft />} onClick={onBack}>
            {common('actions.back')}
          </Button>
        )}
        {problem === null ? (
          <Saved status={step.status} />
        ) : (
          <p className={styles.missing} id={errorId} role="alert">
            <IconAlertCircle />
            {problem}
          </p>
        )}
        <Button type="submit">
          {common('actions.next')}
          <IconArrowRight />
        </Button>
      </TestFoot>
      {!step.ownKeys && <TestKeys numbers={step.numbers} />}
    </form>
  )
}
