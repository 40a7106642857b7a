import { cnhCategories, schoolings } from '@trilha/contracts/vacancies/enums'
import { useTranslation } from 'react-i18next'
import { SelectField } from '../editor/ContentField.tsx'
import { FieldRow } from '../ui/FieldRow.tsx'
import { Lines } from './Lines.tsx'
import { RecordsCheck } from './RecordsCheck.tsx'

/** Required and desirable qualifications. */
export function RequirementsStep() {
  const { t } = useTranslation(['editor', 'common'])
  return (
    <>
      <Lines
        field="requirements"
        legend={t('requirements.needed')}
        hint={t('requirements.neededHint')}
        lineLabel={(n) => t('requirements.line', { n })}
        add={t('requirements.add')}
      />
      <Lines
        field="niceToHave"
        legend={t('requirements.nice')}
        hint={t('requirements.niceHint')}
        lineLabel={(n) => t('requirements.niceLine', { n })}
        add={t('requirements.add')}
      />
      <FieldRow columns={2}>
        <SelectField
          field="schooling"
          label={t('requirements.schooling')}
          options={schoolings.map((value) => ({ value, label: t(`common:schooling.${value}`) }))}
        />
        <SelectField
          field="cnh"
          label={t('requirements.cnh')}
          options={cnhCategories.map((value) => ({ value, label: t(`common:cnh.${value}`) }))}
        />
      </FieldRow>
      <RecordsCheck />
    </>
  )
}
