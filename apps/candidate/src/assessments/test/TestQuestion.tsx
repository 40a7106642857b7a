import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { IconAlertCircle, IconArrowLeft, IconArrowRight } from '@trilha/web/ui/icons/icons.tsx'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { TestStep } from '../assessments.steps.ts'
import { Saved } from '../saving/Saved.tsx'
import styles from './Test.module.css'
import { Keys } from './TestKeys.tsx'
import { useTestKeys } from './useTestKeys.ts'

type TestQuestionProps = {
  step: TestStep
  /** The candidate tried to continue: show what is missing. */
  asked: boolean
  onNext: () => void
  onBack?: () => void
}

/** One question. */
export function TestQuestion({ step, asked, onNext, onBack }: TestQuestionProps) {
  const { t: common } = useTranslation('common')
  const errorId = useId()
  const problem = asked ? step.problem : null
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
      <fieldset aria-describedby={problem === null ? undefined : errorId}>
        <legend className={styles.legend}>
          <span className="eyebrow">{step.eyebrow}</span>
          <h2 className={styles.question} id="pergunta" tabIndex={-1}>
            {step.question}
          </h2>
        </legend>
        {step.body}
      </fieldset>
      <div className={styles.foot}>
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
        <Button type="submit" className={styles.next}>
          {common('actions.next')}
          <IconArrowRight />
        </Button>
      </div>
      {!step.ownKeys && <Keys numbers={step.numbers} />}
    </form>
  )
}
