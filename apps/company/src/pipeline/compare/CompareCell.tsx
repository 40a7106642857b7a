import { Bar } from '@trilha/web/ui/feedback/Progress.tsx'
import { useTranslation } from 'react-i18next'
import styles from './CompareCell.module.css'
import type { CompareValue } from './useCompareRows.ts'

/** What a cell of the comparison shows: text, the match with its bar, or one line per test. */
export function CompareCell({ value }: { value: CompareValue }) {
  const { t } = useTranslation(['sheet', 'interview', 'common'])
  if (value.kind === 'text') return value.text
  if (value.kind === 'match')
    return (
      <>
        {t('compare.percent', { match: value.match })}
        <Bar value={value.match} className={styles.bar ?? ''} />
      </>
    )
  return value.tests.map(({ stageId, title, weight, band }) => (
    <p key={stageId}>
      {title}: {t(`interview:band.${band}`)}
      {weight > 1 && <span className="ink2"> ({t(`common:stageWeight.${weight}`)})</span>}
    </p>
  ))
}
