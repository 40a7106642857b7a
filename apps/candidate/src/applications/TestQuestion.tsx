import { Button } from '@trilha/web/ui/Button.tsx'
import { IconAlertCircle, IconArrowLeft, IconArrowRight } from '@trilha/web/ui/icons.tsx'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { SaveStatus } from './requirementsTest.autosave.ts'
import { choicesOf, type Step } from './requirementsTest.steps.ts'
import styles from './RequirementsTest.module.css'
import { Saved } from './Saved.tsx'
import { Keys } from './TestKeys.tsx'
import { TestOptions } from './TestOptions.tsx'
import { useRuleTexts } from './useRuleTexts.ts'
import { useTestKeys } from './useTestKeys.ts'

type TestQuestionProps = {
  step: Step
  chosen: readonly string[]
  /** What was known before this visit: the person confirms or corrects it. */
  known: readonly string[]
  /** They went on without an answer. */
  missing: boolean
  status: SaveStatus
  onChoose: (chosen: readonly string[]) => void
  onNext: () => void
  onBack?: () => void
}

/** One question, as mock-up 07. */
export function TestQuestion({
  step,
  chosen,
  known,
  missing,
  status,
  onChoose,
  onNext,
  onBack,
}: TestQuestionProps) {
  const { t } = useTranslation('applications')
  const { t: common } = useTranslation('common')
  const texts = useRuleTexts()
  const errorId = useId()
  const many = step.kind === 'shift'
  const choices = choicesOf(step)
  const toggle = (value: string) =>
    onChoose(chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value])
  const choose = (value: string) => (many ? toggle(value) : onChoose([value]))
  const byKey = step.kind === 'state' ? [] : choices.slice(0, 9)
  useTestKeys({ onNumber: (index) => byKey[index] && choose(byKey[index]), onNext, onBack })
  const asKnown = known.length > 0 && step.kind !== 'statement' && same(known, chosen)

  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onNext()
      }}
    >
      <fieldset aria-describedby={missing ? errorId : undefined}>
        <legend className={styles.legend}>
          <span className="eyebrow">
            {t(`ask.eyebrow.${many ? 'many' : step.kind === 'statement' ? 'statement' : 'one'}`)}
          </span>
          <h2 className={styles.question} id="pergunta" tabIndex={-1}>
            {texts.question(step)}
          </h2>
        </legend>
        <Reasons step={step} />
        {asKnown && <p className={styles.known}>{t('test.known')}</p>}
        <TestOptions
          step={step}
          choices={choices}
          chosen={chosen}
          keys={byKey.length}
          onChoose={choose}
        />
      </fieldset>
      <div className={styles.foot}>
        {onBack && (
          <Button variant="plain" icon={<IconArrowLeft />} onClick={onBack}>
            {common('actions.back')}
          </Button>
        )}
        {missing ? (
          <p className={styles.missing} id={errorId} role="alert">
            <IconAlertCircle />
            {t(many ? 'test.missingMany' : 'test.missing')}
          </p>
        ) : (
          <Saved status={status} />
        )}
        <Button type="submit" className={styles.next}>
          {common('actions.next')}
          <IconArrowRight />
        </Button>
      </div>
      <Keys numbers={byKey.length} />
    </form>
  )
}

const same = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((value) => b.includes(value))

/** Why the vacancy asks, in the company's words, and whether the answer can end the stage. */
function Reasons({ step }: { step: Step }) {
  const { t } = useTranslation('applications')
  const reasons = [...new Set(step.rules.map(({ reason }) => reason).filter(Boolean))]
  const decides = step.rules.some(({ eliminatory }) => eliminatory)
  return (
    <div className={styles.reasons}>
      {reasons.length > 0 && <p>{t('test.why', { reason: reasons.join(' ') })}</p>}
      <p className="ink3">{t(decides ? 'test.decides' : 'test.decidesNot')}</p>
    </div>
  )
}
