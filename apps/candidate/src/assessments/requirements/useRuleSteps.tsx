import { useTranslation } from 'react-i18next'
import type { Autosave, Autosaved } from '@trilha/web/data/autosave.ts'
import type { TestStep } from '../assessments.steps.ts'
import { answerTo, choicesOf, chosenAt, type Answers, type Step } from './requirements.steps.ts'
import { RuleOptions } from './RuleOptions.tsx'
import styles from '../test/Test.module.css'
import { useRuleTexts } from './useRuleTexts.ts'

type Given = {
  autosave: Autosave<Answers> & Autosaved<Answers>
  /** Answers from before this visit: the candidate confirms or corrects them. */
  known: Answers
}

/** The questions of the requirements test as steps of the player. */
export function useRuleSteps(questions: readonly Step[], { autosave, known }: Given): TestStep[] {
  const { t } = useTranslation('assessments')
  const texts = useRuleTexts()
  return questions.map((asked): TestStep => {
    const many = asked.kind === 'shift'
    const choices = choicesOf(asked)
    const chosen = chosenAt(asked, autosave.given)
    const before = chosenAt(asked, known)
    const byKey = asked.kind === 'state' || asked.kind === 'council' ? [] : choices.slice(0, 9)
    const put = (values: readonly string[]) => autosave.put(answerTo(asked, values))
    const toggle = (value: string) =>
      put(chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value])
    const choose = (value: string) => (many ? toggle(value) : put([value]))
    const asKnown = before.length > 0 && asked.kind !== 'statement' && same(before, chosen)
    return {
      id: asked.id,
      eyebrow: t(`ask.eyebrow.${many ? 'many' : asked.kind === 'statement' ? 'statement' : 'one'}`),
      question: texts.question(asked),
      answer: texts.chosen(asked, autosave.given),
      problem: chosen.length > 0 ? null : t(many ? 'test.missingMany' : 'test.missing'),
      numbers: byKey.length,
      onNumber: (index) => byKey[index] && choose(byKey[index]),
      status: autosave.status,
      body: (
        <>
          <Reasons asked={asked} />
          {asKnown && <p className={styles.known}>{t('test.known')}</p>}
          <RuleOptions
            step={asked}
            choices={choices}
            chosen={chosen}
            keys={byKey.length}
            onChoose={choose}
          />
        </>
      ),
    }
  })
}

const same = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((value) => b.includes(value))

/** The company's reasons for asking, and whether the answer can end the stage. */
function Reasons({ asked }: { asked: Step }) {
  const { t } = useTranslation('assessments')
  const reasons = [...new Set(asked.rules.map(({ reason }) => reason).filter(Boolean))]
  const decides = asked.rules.some(({ eliminatory }) => eliminatory)
  return (
    <div className={styles.reasons}>
      {reasons.length > 0 && <p>{t('test.why', { reason: reasons.join(' ') })}</p>}
      <p className="ink3">{t(decides ? 'test.decides' : 'test.decidesNot')}</p>
    </div>
  )
}
