import { stateNames } from '@trilha/contracts/places/states'
import { Field } from '@trilha/web/ui/forms/Field.tsx'
import { Select } from '@trilha/web/ui/forms/Select.tsx'
import { useTranslation } from 'react-i18next'
import { OptionRows } from '../items/OptionRows.tsx'
import type { Step } from './requirements.steps.ts'
import { useRuleTexts } from './useRuleTexts.ts'

type RuleOptionsProps = {
  step: Step
  choices: readonly string[]
  chosen: readonly string[]
  /** Number of options with a number key. */
  keys: number
  onChoose: (value: string) => void
}

/**
 * The closed list as tappable rows; the 27 states (of residence or of a registration) as a native
 * select.
 */
export function RuleOptions({ step, choices, chosen, keys, onChoose }: RuleOptionsProps) {
  const { t } = useTranslation('assessments')
  const texts = useRuleTexts()
  if (step.kind === 'state' || step.kind === 'council')
    return (
      <Field label={t('ask.stateLabel')}>
        <Select value={chosen[0] ?? ''} onChange={(event) => onChoose(event.target.value)}>
          {chosen.length === 0 && <option value="">{t('ask.choose')}</option>}
          {step.kind === 'council' && <option value="none">{t('rules.noCouncil')}</option>}
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
    <OptionRows
      options={choices.map((id) => ({ id, text: texts.value(step.kind, id) }))}
      chosen={chosen}
      many={step.kind === 'shift'}
      keys={keys}
      onChoose={onChoose}
    />
  )
}
