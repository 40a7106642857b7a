import { useTranslation } from 'react-i18next'
import type { Autosave, Autosaved } from '@trilha/web/data/autosave.ts'
import type { TestStep } from '../assessments.steps.ts'
import { answerTo, choicesOf, chosenAt, type Answers, type Step } from './requirements.steps.ts'
import { useRuleTexts } from './useRuleTexts.ts'

type Given = {
  autosave: Autosave<Answers> & Autosaved<Answers>
  /** Answers from before this visit: the candidate confirms or corrects them. */
  known: Answers
}

/** A question of the requirements test as a step of the player; `RuleQuestion` draws it. */
export type RuleStep = TestStep & {
  asked: Step
  choices: readonly string[]
  chosen: readonly string[]
  /** The answer is still the one from before this visit. */
  asKnown: boolean
  choose: (value: string) => void
}

/** The questions of the requirements test as steps of the player. */
export function useRuleSteps(questions: readonly Step[], { autosave, known }: Given): RuleStep[] {
  const { t } = useTranslation('assessments')
  const texts = useRuleTexts()
  return questions.map((asked): RuleStep => {
    const many = asked.kind === 'shift'
    const choices = choicesOf(asked)
    const chosen = chosenAt(asked, autosave.given)
    const before = chosenAt(asked, known)
    const byKey = asked.kind === 'state' || asked.kind === 'council' ? [] : choices.slice(0, 9)
    const put = (values: readonly string[]) => autosave.put(answerTo(asked, values))
    const toggle = (value: string) =>
      put(chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value])
    const choose = (value: string) => (many ? toggle(value) : put([value]))
    return {
      id: asked.id,
      eyebrow: t(`ask.eyebrow.${many ? 'many' : asked.kind === 'statement' ? 'statement' : 'one'}`),
      question: texts.question(asked),
      answer: texts.chosen(asked, autosave.given),
      problem: chosen.length > 0 ? null : t(many ? 'test.missingMany' : 'test.missing'),
      numbers: byKey.length,
      onNumber: (index) => byKey[index] && choose(byKey[index]),
      status: autosave.status,
      asked,
      choices,
      chosen,
      asKnown: before.length > 0 && asked.kind !== 'statement' && same(before, chosen),
      choose,
    }
  })
}

const same = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((value) => b.includes(value))
