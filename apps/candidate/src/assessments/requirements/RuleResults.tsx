import type { RuleResult } from '@trilha/contracts/assessments/rules'
import { IconCheck, IconX } from '@trilha/web/ui/icons/icons.tsx'
import { IconMinus } from '@trilha/web/ui/icons/moreIcons.tsx'
import { useTranslation } from 'react-i18next'
import styles from './RuleResults.module.css'
import { useRuleTexts } from './useRuleTexts.ts'

/** Each rule of the requirements test with its reason, the answer and the result. */
export function RuleResults({ results }: { results: readonly RuleResult[] }) {
  const { t } = useTranslation('assessments')
  const texts = useRuleTexts()
  return (
    <ul className={styles.list}>
      {results.map((result) => {
        const look = lookOf(result)
        return (
          <li key={result.rule.id} data-look={look}>
            <span className={styles.mark}>{icons[look]}</span>
            <div>
              <p className={styles.name}>{texts.name(result.rule)}</p>
              <p>
                <b>{t(`results.${look}`)}</b> {t('results.given', { answer: texts.given(result) })}
              </p>
              {result.rule.reason && <p>{t('results.reason', { reason: result.rule.reason })}</p>}
            </div>
          </li>
        )
      })}
    </ul>
  )
}

type Look = 'met' | 'missing' | 'optional'

/** An unmet rule only counts if it is eliminatory. */
function lookOf({ met, rule }: RuleResult): Look {
  if (met) return 'met'
  return rule.eliminatory ? 'missing' : 'optional'
}

const icons = { met: <IconCheck />, missing: <IconX />, optional: <IconMinus /> }

/** The results that ended the stage. */
export const failedResults = (results: readonly RuleResult[]): RuleResult[] =>
  results.filter((result) => lookOf(result) === 'missing')
