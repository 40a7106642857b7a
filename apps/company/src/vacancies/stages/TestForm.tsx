import { useTranslation } from 'react-i18next'
import { IntegerField } from '../editor/ContentField.tsx'
import { FieldRow } from '../ui/FieldRow.tsx'

/** Time limit and pass mark of a custom test. */
export function TestForm({ field }: { field: string }) {
  const { t } = useTranslation('stages')
  return (
    <FieldRow columns={2}>
      <IntegerField
        field={`${field}.seconds`}
        label={t('test.minutes')}
        hint={t('test.minutesHint')}
        min={1}
        max={480}
        factor={60}
        empty
        optional
      />
      <IntegerField
        field={`${field}.passPercent`}
        label={t('test.pass')}
        hint={t('test.passHint')}
        min={1}
        max={100}
        empty
        optional
      />
    </FieldRow>
  )
}
