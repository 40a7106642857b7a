import { stateNames } from '@trilha/contracts/places.states'
import { Field } from '@trilha/web/ui/Field.tsx'
import { Select } from '@trilha/web/ui/Select.tsx'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Step } from './requirements.steps.ts'
import styles from './Test.module.css'
import { useRuleTexts } from './useRuleTexts.ts'

type RuleOptionsProps = {
  step: Step
  choices: readonly string[]
  chosen: readonly string[]
  /** How many of them a number key chooses. */
  keys: number
  onChoose: (value: string) => void
}

/** The closed list as rows to tap; the 27 states as the list of the phone. */
export function RuleOptions({ step, choices, chosen, keys, onChoose }: RuleOptionsProps) {
  const { t } = useTranslation('assessments')
  const texts = useRuleTexts()
  const name = useId()
  if (step.kind === 'state')
    return (
      <Field label={t('ask.stateLabel')}>
        <Select value={chosen[0] ?? ''} onChange={(event) => onChoose(event.target.value)}>
          {chosen.length === 0 && <option value="">{t('ask.choose')}</option>}
          {Object.entries(stateNames)
            .toSorted(([, a], [, b]) => a.localeCompare(b, 'pt-BR'))
            .map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
        </Select>
      </Field>
    )
  return (
    <div className={choices.length > 7 ? styles.longList : styles.list}>
      {choices.map((value, i) => (
        <label key={value} className={styles.option}>
          <input
            type={step.kind === 'shift' ? 'checkbox' : 'radio'}
            name={name}
            checked={chosen.includes(value)}
            onChange={() => onChoose(value)}
          />
          <span>{texts.value(step.kind, value)}</span>
          {i < keys && <kbd aria-hidden>{i + 1}</kbd>}
        </label>
      ))}
    </div>
  )
}
