import { maxAccommodationLength } from '@trilha/contracts/applications/pcd'
import type { DeficiencyOption } from '@trilha/contracts/vacancies/enums'
import { Field } from '@trilha/web/ui/forms/Field.tsx'
import { TextInput } from '@trilha/web/ui/forms/TextInput.tsx'
import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { PcdCheckbox } from '../../applications/pcd/PcdCheckbox.tsx'
import type { PcdValue } from './pcd.request.ts'
import styles from './PcdChoice.module.css'

type PcdChoiceProps = {
  deficiency: DeficiencyOption
  value: PcdValue
  onChange: (value: PcdValue) => void
  /** Ref of the checkbox. */
  ref: Ref<HTMLInputElement>
}

/**
 * Optional, next to the apply button: tells the company that the candidate is a person with a
 * disability (PcD).
 */
export function PcdChoice({ deficiency, value, onChange, ref }: PcdChoiceProps) {
  const { t } = useTranslation('vacancies')
  const { t: common } = useTranslation('common')
  return (
    <div className={styles.choice}>
      {deficiency === 'exclusive' && <p className="sm">{t('pcd.exclusive')}</p>}
      <PcdCheckbox
        ref={ref}
        checked={value.isTicked}
        onChange={({ target }) => onChange({ ...value, isTicked: target.checked })}
      />
      {value.isTicked && (
        <Field
          label={t('pcd.needs')}
          optional={common('actions.optional')}
          hint={t('pcd.needsHint')}
        >
          <TextInput
            maxLength={maxAccommodationLength}
            value={value.accommodation}
            onChange={({ target }) => onChange({ ...value, accommodation: target.value })}
          />
        </Field>
      )}
    </div>
  )
}
