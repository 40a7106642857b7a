import { useTranslation } from 'react-i18next'
import { QuestionNote } from '../test/player/QuestionNote.tsx'
import type { Step } from './requirements.steps.ts'
import { RuleOptions } from './RuleOptions.tsx'
import styles from './RuleQuestion.module.css'
import type { RuleStep } from './useRuleSteps.ts'

/** A question of the requirements test: why it is asked, and its options. */
export function RuleQuestion({ step }: { step: RuleStep }) {
  const { t } = useTranslation('assessments')
  const { asked, choices, chosen, asKnown, numbers, choose } = step
  return (
    <>
      <Reasons asked={asked} />
      {asKnown && <p className={styles.known}>{t('test.known')}</p>}
      <RuleOptions
        step={asked}
        choices={choices}
        chosen={chosen}
        keys={numbers}
        onChoose={choose}
      />
    </>
  )
}

/** The company's reasons for asking, and whether the answer can end the stage. */
function Reasons({ asked }: { asked: Step }) {
  const { t } = useTranslation('assessments')
  const reasons = [...new Set(asked.rules.map(({ reason }) => reason).filter(Boolean))]
  const decides = asked.rules.some(({ eliminatory }) => eliminatory)
  return (
    <QuestionNote>
      {reasons.length > 0 && <p>{t('test.why', { reason: reasons.join(' ') })}</p>}
      <p className="ink3">{t(decides ? 'test.decides' : 'test.decidesNot')}</p>
    </QuestionNote>
  )
}
