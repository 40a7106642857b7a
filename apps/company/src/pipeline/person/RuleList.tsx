import { languages, type RuleResult } from '@trilha/contracts/assessments/rules'
import { IconCheck, IconX } from '@trilha/web/ui/icons/icons.tsx'
import { useTranslation } from 'react-i18next'
import styles from './RuleList.module.css'

/** The rules of a stage, and which of them a person meets. */
export function RuleList({ results }: { results: readonly RuleResult[] }) {
  return (
    <ul className={styles.rules}>
      {results.map((result) => (
        <RuleRow key={result.rule.id} result={result} />
      ))}
    </ul>
  )
}

/** One rule, and whether the person meets it. */
function RuleRow({ result: { rule, met, given } }: { result: RuleResult }) {
  const { t } = useTranslation('pipeline')
  const requirementText = useRequirementText()
  return (
    <li>
      {met ? <IconCheck className={styles.met} /> : <IconX className={styles.unmet} />}
      <span>
        <b>{requirementText(rule.predicate)}</b> {t(met ? 'rule.met' : 'rule.unmet')}
        {rule.eliminatory && ` ${t('rule.eliminatory')}`}
        {given !== null && rule.predicate.kind === 'statement' && (
          <> {t(given === 'true' ? 'rule.answeredYes' : 'rule.answeredNo')}</>
        )}
      </span>
    </li>
  )
}

/** Returns a function that formats the requirement of a rule. */
function useRequirementText() {
  const { t } = useTranslation(['pipeline', 'common'])
  return (predicate: RuleResult['rule']['predicate']): string => {
    switch (predicate.kind) {
      case 'schooling':
        return t('rule.schooling', { value: t(`common:schooling.${predicate.atLeast}`) })
      case 'cnh':
        return t('rule.cnh', { value: t(`common:cnh.${predicate.includes}`) })
      case 'state':
        return t('rule.state', { value: predicate.oneOf.join(', ') })
      case 'shift':
        return t('rule.shift', { value: t(`common:shift.${predicate.includes}`) })
      case 'language': {
        const language = languages.find((name) => name === predicate.language) ?? 'en'
        return t('rule.language', {
          value: t(`common:language.${language}`),
          level: predicate.atLeast,
        })
      }
      case 'council':
        return t('rule.council', {
          value: [predicate.council, predicate.state].filter(Boolean).join(' '),
        })
      case 'availability':
        return t('rule.availability', { count: predicate.withinDays })
      case 'statement':
        return predicate.text
    }
  }
}
