import { Field } from '@trilha/web/ui/Field.tsx'
import { Select } from '@trilha/web/ui/Select.tsx'
import { TextArea } from '@trilha/web/ui/TextArea.tsx'
import { TextInput } from '@trilha/web/ui/TextInput.tsx'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useContentField } from './editor.context.ts'
import { Findings } from './Findings.tsx'

/** Controls of the editor, each tied to one field of the content by its name. */

type Common = { field: string; label: string; hint?: ReactNode; optional?: boolean }

/** Words that candidates read: a line, or several with `rows`. The linter reads along. */
export function Words({ rows, most, ...common }: Common & { rows?: number; most?: number }) {
  const { t } = useTranslation('editor')
  const { value, set, error, fixed } = useContentField<string | null>(common.field)
  const shared = {
    value: value ?? '',
    readOnly: fixed,
    onChange: (event: { target: { value: string } }) => set(event.target.value),
  }
  return (
    <Framed {...common} error={error}>
      {rows ? (
        <TextArea
          {...shared}
          rows={rows}
          {...(most && { limit: most, counter: (used, limit) => t('counter', { used, limit }) })}
        />
      ) : (
        <TextInput {...shared} maxLength={most} />
      )}
    </Framed>
  )
}

type ChoiceProps<T extends string> = Common & {
  options: readonly { value: T; label: string }[]
  /** Words of "none of them"; the field is null then. */
  none?: string
  /** Where the field holds no text: what stands for its value among the options, and how it is kept. */
  shown?: string
  onChoose?: (value: string) => void
}

/** One of a closed list. */
export function Choice<T extends string>({
  options,
  none,
  shown,
  onChoose,
  ...common
}: ChoiceProps<T>) {
  const { value, set, error, fixed } = useContentField<string | number | null>(common.field)
  const choose = onChoose ?? ((chosen: string) => set(chosen || null))
  return (
    <Framed {...common} error={error}>
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
    </Framed>
  )
}

type WholeProps = Common & {
  least: number
  most: number
  unit?: string
  /** The field may be empty: null. */
  empty?: boolean
  /** What is kept for each one that is typed: 60 for minutes kept in seconds, 100 for reais. */
  times?: number
}

/** A whole number; while it is no number that fits, the last one that did is kept. */
export function Whole({ least, most, unit, empty, times = 1, ...common }: WholeProps) {
  const { value, set, error, fixed } = useContentField<number | null>(common.field)
  return (
    <Framed {...common} error={error}>
      <TextInput
        key={fixed ? 'fixed' : 'free'}
        type="number"
        inputMode="numeric"
        min={least}
        max={most}
        readOnly={fixed}
        icon={unit}
        defaultValue={value == null ? '' : Math.round(value / times)}
        onChange={({ target }) => {
          const number = target.valueAsNumber
          if (target.value === '' && empty) set(null)
          else if (number >= least && number <= most) set(Math.round(number) * times)
        }}
      />
    </Framed>
  )
}

/** A day of the calendar, or none. */
export function Day(common: Common & { least?: string }) {
  const { value, set, error, fixed } = useContentField<string | null>(common.field)
  return (
    <Framed {...common} error={error}>
      <TextInput
        type="date"
        min={common.least}
        readOnly={fixed}
        value={value ?? ''}
        onChange={({ target }) => set(target.value || null)}
      />
    </Framed>
  )
}

type FramedProps = Common & { error: string | undefined; children: ReactNode }

export function Framed({ field, label, hint, optional, error, children }: FramedProps) {
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
