import { useTranslation } from 'react-i18next'
import { QuestionNote } from '../test/player/QuestionNote.tsx'
import type { Step } from './requirements.steps.ts'
import { RuleOptions } from './RuleOptions.tsx'
import styles from './RuleQuestion.module.css'
import type { RuleStep } from './useRuleSteps.ts'

/** A question of the requirements test: why it is asked, and its options. */
export function RuleQuestion({ step }: { step: RuleStep }) {
  const { t } = useTranslation('assessments')
  const { requirement, choices, chosen, isUnchanged, numbers, choose } = step
  return (
    <>
      <Reasons requirement={requirement} />
      {isUnchanged && <p className={styles.known}>{t('test.known')}</p>}
      <RuleOptions
        step={requirement}
        choices={choices}
        chosen={chosen}
        keys={numbers}
        onChoose={choose}
      />
    </>
  )
}

/** The company's reasons for asking, and whether the answer can end the stage. */
function Reasons({ requirement }: { requirement: Step }) {
  const { t } = useTranslation('assessments')
  const reasons = [...new Set(requirement.rules.map(({ reason }) => reason).filter(Boolean))]
  const isEliminatory = requirement.rules.some(({ eliminatory }) => eliminatory)
  return (
    <QuestionNote>
      {reasons.length > 0 && <p>{t('test.why', { reason: reasons.join(' ') })}</p>}
      <p className="ink3">{t(isEliminatory ? 'test.decides' : 'test.decidesNot')}</p>
    </QuestionNote>
  )
}
