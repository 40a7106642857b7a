import { useQuery } from '@tanstack/react-query'
import type { AnswerValue } from '@trilha/contracts/assessments/items'
import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { Disclosure } from '@trilha/web/ui/display/Disclosure.tsx'
import { useTranslation } from 'react-i18next'
import { useDates } from '../applications/useDates.ts'
import { earlierAnswersQuery, type ItemAt } from './assessments.data.ts'
import styles from './EarlierAnswers.module.css'

type EarlierAnswersProps = { at: ItemAt; onUse: (value: AnswerValue) => void }

/**
 * The candidate's earlier answers to similar questions, for reuse. Renders nothing if there are
 * none.
 */
export function EarlierAnswers({ at, onUse }: EarlierAnswersProps) {
  const { t } = useTranslation('assessments')
  const dates = useDates()
  const { data } = useQuery(earlierAnswersQuery(at))
  const rows = data?.rows.filter(({ value }) => 'text' in value) ?? []
  if (rows.length === 0) return null
  return (
    <Disclosure className={styles.library} title={t('library.title')} aside={rows.length}>
      <p className="ink2">{t('library.hint')}</p>
      <ul>
        {rows.map(({ prompt, value, roleName, companyName, savedAt }) => (
          <li key={`${savedAt}${prompt}`}>
            <p className="sm ink2">{prompt}</p>
            <p className={styles.earlier}>{'text' in value && value.text}</p>
            <p className="xs ink3">
              {t('library.from', {
                role: roleName,
                company: companyName,
                day: dates.shortDay(savedAt),
              })}
            </p>
            <Button
              variant="soft"
              size="sm"
              aria-label={t('library.useOne', { question: prompt, role: roleName })}
              onClick={() => onUse(value)}
            >
              {t('library.use')}
            </Button>
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}
