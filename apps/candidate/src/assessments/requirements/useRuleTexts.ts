import { stateNames } from '@trilha/contracts/places/states'
import type { Rule, RuleResult } from '@trilha/contracts/assessments/rules'
import type { State } from '@trilha/contracts/vacancies/enums'
import { useFormat } from '@trilha/web/i18n/useFormat.ts'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { chosenAt, type Answers, type Step } from './requirements.steps.ts'

/** Texts of rules and their answers. */
export function useRuleTexts() {
  const { t } = useTranslation('assessments')
  const { t: common } = useTranslation('common')
  const { language } = useFormat()
  const lists = useMemo(
    () => ({
      and: new Intl.ListFormat(language, { type: 'conjunction' }),
      or: new Intl.ListFormat(language, { type: 'disjunction' }),
    }),
    [language],
  )

  /** Label of a closed-list value, for options and answers. */
  function value(kind: Step['kind'], chosen: string): string {
    switch (kind) {
      case 'schooling':
        return common(`schooling.${chosen as 'none'}`)
      case 'cnh':
        return chosen === 'none' ? t('rules.noCnh') : t('rules.cnh', { category: chosen })
      case 'shift':
        return common(`shift.${chosen as 'morning'}`)
      case 'language':
        return t(`rules.levels.${chosen as 'none'}`)
      case 'statement':
        return t(chosen === 'yes' ? 'rules.yes' : 'rules.no')
      case 'council':
        return chosen === 'none' ? t('rules.noCouncil') : stateNames[chosen as State]
      case 'availability':
        return t('rules.availability', { count: Number(chosen) })
      case 'state':
        return stateNames[chosen as State]
    }
  }

  /** What the rule asks for: `Médio completo ou mais`. */
  function name({ predicate }: Rule): string {
    switch (predicate.kind) {
      case 'schooling':
        return t('rules.schooling', { level: common(`schooling.${predicate.atLeast}`) })
      case 'cnh':
        return value('cnh', predicate.includes)
      case 'state':
        return t('rules.state', {
          states: lists.or.format(predicate.oneOf.map((state) => value('state', state))),
        })
      case 'shift':
        return t('rules.shift', { shift: value('shift', predicate.includes) })
      case 'language':
        return t('rules.language', {
          language: common(`language.${predicate.language}`),
          level: value('language', predicate.atLeast),
        })
      case 'council':
        return predicate.state
          ? t('rules.councilIn', { council: predicate.council, state: predicate.state })
          : t('rules.council', { council: predicate.council })
      case 'availability':
        return t('rules.startsWithin', { count: predicate.withinDays })
      case 'statement':
        return predicate.text
    }
  }

  /** The candidate's answer to a rule. */
  function given({ rule, given: answer }: RuleResult): string {
    const { kind } = rule.predicate
    if (kind === 'shift') {
      if (!answer) return t('rules.none')
      return lists.and.format(answer.split(' ').map((shift) => value(kind, shift)))
    }
    if (kind === 'statement') return value(kind, answer === 'true' ? 'yes' : 'no')
    return value(kind, answer ?? 'none')
  }

  /** The answer for the review; null if there is none. */
  function chosen(step: Step, answers: Answers): string | null {
    const values = chosenAt(step, answers).map((one) => value(step.kind, one))
    return values.length > 0 ? lists.and.format(values) : null
  }

  /** The question itself. */
  function question(step: Step): string {
    switch (step.kind) {
      case 'language':
        return t('ask.language', { language: common(`language.${step.language}`) })
      case 'council':
        return t('ask.council', { council: step.council })
      case 'statement':
        return step.text
      default:
        return t(`ask.${step.kind}`)
    }
  }

  return { name, given, value, chosen, question }
}
