import { Field } from '@trilha/web/ui/forms/Field.tsx'
import { Select } from '@trilha/web/ui/forms/Select.tsx'
import { TextArea } from '@trilha/web/ui/forms/TextArea.tsx'
import { TextInput } from '@trilha/web/ui/forms/TextInput.tsx'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useContentField } from './editor.context.ts'
import { Findings } from './Findings.tsx'

/** Editor controls, each bound to one content field by name. */

type Common = { field: string; label: string; hint?: ReactNode; optional?: boolean }

/** Text shown to candidates: one line, or several with `rows`. Checked by the linter. */
export function TextField({ rows, max, ...common }: Common & { rows?: number; max?: number }) {
  const { t } = useTranslation('editor')
  const { value, set, error, fixed } = useContentField<string | null>(common.field)
  const shared = {
    value: value ?? '',
    readOnly: fixed,
    onChange: (event: { target: { value: string } }) => set(event.target.value),
  }
  return (
    <FieldWithFindings {...common} error={error}>
      {rows ? (
        <TextArea
          {...shared}
          rows={rows}
          {...(max && { limit: max, counter: (used, limit) => t('counter', { used, limit }) })}
        />
      ) : (
        <TextInput {...shared} maxLength={max} />
      )}
    </FieldWithFindings>
  )
}

type SelectFieldProps<T extends string> = Common & {
  options: readonly { value: T; label: string }[]
  /** Label of the empty option, which sets the field to null. */
  none?: string
  /** The current option, for a field whose value is not the option itself. */
  shown?: string
  /** Sets the field from the chosen option; by default the option is the value. */
  onChoose?: (value: string) => void
}

/** A select with fixed options. */
export function SelectField<T extends string>({
  options,
  none,
  shown,
  onChoose,
  ...common
}: SelectFieldProps<T>) {
  const { value, set, error, fixed } = useContentField<string | number | null>(common.field)
  const choose = onChoose ?? ((chosen: string) => set(chosen || null))
  return (
    <FieldWithFindings {...common} error={error}>
      <Select
        value={shown ?? String(value ?? '')}
        disabled={fixed}
        onChange={(event) => choose(event.target.value)}
      >
        {none !== undefined && <option value="">{none}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    </FieldWithFindings>
  )
}

type IntegerFieldProps = Common & {
  min: number
  max: number
  unit?: string
  /** The field can be empty (null). */
  empty?: boolean
  /** Stored value per input unit: 60 for minutes stored as seconds, 100 for reais as cents. */
  factor?: number
}

/** An integer input; while the input is invalid, the field has its last valid value. */
export function IntegerField({ min, max, unit, empty, factor = 1, ...common }: IntegerFieldProps) {
  const { value, set, error, fixed } = useContentField<number | null>(common.field)
  return (
    <FieldWithFindings {...common} error={error}>
      <TextInput
        key={fixed ? 'fixed' : 'free'}
        type="number"
        inputMode="numeric"
        min={min}
        max={max}
        readOnly={fixed}
        icon={unit}
        defaultValue={value == null ? '' : Math.round(value / factor)}
        onChange={({ target }) => {
          const number = target.valueAsNumber
          if (target.value === '' && empty) set(null)
          else if (number >= min && number <= max) set(Math.round(number) * factor)
        }}
      />
    </FieldWithFindings>
  )
}

/** An optional date. */
export function DateField(common: Common & { min?: string }) {
  const { value, set, error, fixed } = useContentField<string | null>(common.field)
  return (
    <FieldWithFindings {...common} error={error}>
      <TextInput
        type="date"
        min={common.min}
        readOnly={fixed}
        value={value ?? ''}
        onChange={({ target }) => set(target.value || null)}
      />
    </FieldWithFindings>
  )
}

type FieldWithFindingsProps = Common & { error: string | undefined; children: ReactNode }

export function FieldWithFindings({
  field,
  label,
  hint,
  optional,
  error,
  children,
}: FieldWithFindingsProps) {
  const { t } = useTranslation('common')
  return (
    <div data-field={field}>
      <Field
        label={label}
        hint={hint}
        error={error}
        {...(optional && { optional: t('actions.optional') })}
      >
        {children}
      </Field>
      <Findings field={field} />
    </div>
  )
}
