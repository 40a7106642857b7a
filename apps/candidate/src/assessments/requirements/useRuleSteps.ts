import { useTranslation } from 'react-i18next'
import type { Autosave, Autosaved } from '@trilha/web/data/autosave.ts'
import type { TestStep } from '../assessments.steps.ts'
import { answerTo, choicesOf, chosenAt, type Answers, type Step } from './requirements.steps.ts'
import { useRuleTexts } from './useRuleTexts.ts'

type Options = {
  autosave: Autosave<Answers> & Autosaved<Answers>
  /** Answers from before this visit: the candidate confirms or corrects them. */
  known: Answers
}

/** A question of the requirements test as a step of the player; `RuleQuestion` draws it. */
export type RuleStep = TestStep & {
  requirement: Step
  choices: readonly string[]
  chosen: readonly string[]
  /** The answer is still the one from before this visit. */
  isUnchanged: boolean
  choose: (value: string) => void
}

/** The questions of the requirements test as steps of the player. */
export function useRuleSteps(questions: readonly Step[], { autosave, known }: Options): RuleStep[] {
  const { t } = useTranslation('assessments')
  const texts = useRuleTexts()
  return questions.map((requirement): RuleStep => {
    const many = requirement.kind === 'shift'
    const isStatement = requirement.kind === 'statement'
    const choices = choicesOf(requirement)
    const chosen = chosenAt(requirement, autosave.given)
    const knownChoice = chosenAt(requirement, known)
    const isSelect = requirement.kind === 'state' || requirement.kind === 'council'
    const choicesWithKey = isSelect ? [] : choices.slice(0, 9)
    const put = (values: readonly string[]) => autosave.put(answerTo(requirement, values))
    const toggle = (value: string) =>
      put(chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value])
    const choose = (value: string) => (many ? toggle(value) : put([value]))
    return {
      id: requirement.id,
      eyebrow: t(`ask.eyebrow.${many ? 'many' : isStatement ? 'statement' : 'one'}`),
      question: texts.question(requirement),
      answer: texts.chosen(requirement, autosave.given),
      problem: chosen.length > 0 ? null : t(many ? 'test.missingMany' : 'test.missing'),
      numbers: choicesWithKey.length,
      oneTap: !many && !isSelect,
      onNumber: (index) => choicesWithKey[index] && choose(choicesWithKey[index]),
      status: autosave.status,
      requirement,
      choices,
      chosen,
      isUnchanged: knownChoice.length > 0 && !isStatement && same(knownChoice, chosen),
      choose,
    }
  })
}

const same = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((value) => b.includes(value))
