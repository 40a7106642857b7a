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
  const asked = useRuleWords()
  return (
    <li>
      {met ? <IconCheck className={styles.met} /> : <IconX className={styles.unmet} />}
      <span>
        <b>{asked(rule.predicate)}</b> {t(met ? 'rule.met' : 'rule.unmet')}
        {rule.eliminatory && ` ${t('rule.eliminatory')}`}
        {given !== null && rule.predicate.kind === 'statement' && (
          <> {t(given === 'true' ? 'rule.answeredYes' : 'rule.answeredNo')}</>
        )}
      </span>
    </li>
  )
}

/** A rule's requirement as text. */
function useRuleWords() {
  const { t } = useTranslation(['pipeline', 'common'])
  return (p: RuleResult['rule']['predicate']): string => {
    switch (p.kind) {
      case 'schooling':
        return t('rule.schooling', { value: t(`common:schooling.${p.atLeast}`) })
      case 'cnh':
        return t('rule.cnh', { value: t(`common:cnh.${p.includes}`) })
      case 'state':
        return t('rule.state', { value: p.oneOf.join(', ') })
      case 'shift':
        return t('rule.shift', { value: t(`common:shift.${p.includes}`) })
      case 'language': {
        const language = languages.find((name) => name === p.language) ?? 'en'
        return t('rule.language', {
          value: t(`common:language.${language}`),
          level: p.atLeast,
        })
      }
      case 'council':
        return t('rule.council', { value: [p.council, p.state].filter(Boolean).join(' ') })
      case 'availability':
        return t('rule.availability', { count: p.withinDays })
      case 'statement':
        return p.text
    }
  }
}
