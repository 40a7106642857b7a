import type { VacancyContent } from '@trilha/contracts/vacancies/content'
import { commissionPayments, salaryUnits } from '@trilha/contracts/vacancies/enums'
import { Radio } from '@trilha/web/ui/forms/Checkbox.tsx'
import { Fieldset } from '@trilha/web/ui/forms/Field.tsx'
import { useTranslation } from 'react-i18next'
import { Benefits } from './Benefits.tsx'
import { SelectField, IntegerField, TextField } from '../editor/ContentField.tsx'
import { useContentField } from '../editor/editor.context.ts'
import { FieldRow } from '../ui/FieldRow.tsx'

const reais = { min: 0, max: 1_000_000, factor: 100, unit: 'R$', empty: true } as const

/** The salary or the reason for hiding it, and the benefits. */
export function PayStep() {
  const { t } = useTranslation(['editor', 'common'])
  return (
    <>
      <Salary />
      <SelectField
        field="commissionPayment"
        label={t('pay.commission')}
        options={commissionPayments.map((value) => ({
          value,
          label: t(`common:commissionPayment.${value}`),
        }))}
      />
      <Benefits />
    </>
  )
}

function Salary() {
  const { t } = useTranslation(['editor', 'common'])
  const { value, set, fixed } = useContentField<VacancyContent['salary']>('salary')
  const shown = value !== null
  return (
    <>
      <Fieldset legend={t('pay.salary')} hint={t('pay.salaryHint')} disabled={fixed}>
        <Radio
          name="salary"
          checked={shown}
          onChange={() => set({ minCents: null, maxCents: null, unit: 'month' })}
        >
          {t('pay.show')}
        </Radio>
        <Radio name="salary" checked={!shown} onChange={() => set(null)}>
          {t('pay.hide')}
        </Radio>
      </Fieldset>
      {shown ? (
        <FieldRow columns={3}>
          <IntegerField field="salary.minCents" label={t('pay.from')} {...reais} />
          <IntegerField field="salary.maxCents" label={t('pay.upTo')} {...reais} />
          <SelectField
            field="salary.unit"
            label={t('pay.unit')}
            options={salaryUnits.map((unit) => ({
              value: unit,
              label: t(`common:salaryUnit.${unit}`),
            }))}
          />
        </FieldRow>
      ) : null}
      {(!shown || (value.minCents === null && value.maxCents === null)) && (
        <TextField
          field="salaryHiddenReason"
          label={t('pay.hiddenReason')}
          hint={t('pay.hiddenReasonHint')}
          rows={2}
          max={300}
        />
      )}
    </>
  )
}
