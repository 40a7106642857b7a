import { useTranslation } from 'react-i18next'
import { Whole } from './ContentField.tsx'
import styles from './Editor.module.css'

/** How a custom test runs: its time, and from what share on a rule approves. */
export function TestForm({ field }: { field: string }) {
  const { t } = useTranslation('editor')
  return (
    <div className={styles.pair}>
      <Whole
        field={`${field}.seconds`}
        label={t('test.minutes')}
        hint={t('test.minutesHint')}
        least={1}
        most={480}
        times={60}
        empty
        optional
      />
      <Whole
        field={`${field}.passPercent`}
        label={t('test.pass')}
        hint={t('test.passHint')}
        least={1}
        most={100}
        empty
        optional
      />
    </div>
  )
}
