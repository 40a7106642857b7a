import { recordsGrounds } from '@trilha/contracts/vacancies/enums'
import { asksForRecords } from '@trilha/contracts/vacancies/linter/linter'
import { laws } from '@trilha/contracts/vacancies/linter/laws'
import { Alert } from '@trilha/web/ui/feedback/Alert.tsx'
import { Disclosure } from '@trilha/web/ui/display/Disclosure.tsx'
import { useTranslation } from 'react-i18next'
import { SelectField, TextField } from '../editor/ContentField.tsx'
import { useEditorState } from '../editor/editor.context.ts'
import { FieldGroup } from '../ui/FieldGroup.tsx'

/** Reason for requiring criminal or credit records; hidden if the vacancy requires none. */
export function RecordsCheck() {
  const { t } = useTranslation(['editor', 'common'])
  const { findings } = useEditorState()
  if (!asksForRecords(findings)) return null
  const { article, quote } = laws['tst-irr-243000-lawful']
  return (
    <FieldGroup labelledBy="records">
      <h3 id="records">{t('records.heading')}</h3>
      <Alert>
        <p>{t('records.text')}</p>
        <Disclosure title={article}>
          <q lang="pt-BR">{quote}</q>
        </Disclosure>
      </Alert>
      <SelectField
        field="recordsCheck.ground"
        label={t('records.ground')}
        hint={t('records.groundHint')}
        none={t('choose')}
        options={recordsGrounds.map((value) => ({
          value,
          label: t(`common:recordsGround.${value}`),
        }))}
      />
      <TextField
        field="recordsCheck.reason"
        label={t('records.reason')}
        hint={t('records.reasonHint')}
        rows={3}
        max={600}
      />
    </FieldGroup>
  )
}
