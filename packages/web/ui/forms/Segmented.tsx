import { useId, type ReactNode } from 'react'
import { cx } from '../cx.ts'
import styles from './Segmented.module.css'

export type SegmentedProps<T extends string> = {
  /** Accessible name of the choice; not visible. */
  label: string
  options: readonly { value: T; label: string; icon?: ReactNode; iconOnly?: boolean }[]
  value: T
  onChange: (value: T) => void
  disabled?: boolean
  className?: string
}

/** Two to five options in a row, exactly one selected. Built from radio buttons. */
export function Segmented<T extends string>({
  label,
  options,
  value,
  onChange,
  disabled,
  className,
}: SegmentedProps<T>) {
  const name = useId()
  return (
    <div role="radiogroup" aria-label={label} className={cx(styles.segmented, className)}>
      {options.map((option) => (
        <label key={option.value} className={styles.option}>
          <input
            type="radio"
            className={styles.input}
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            disabled={disabled}
            aria-label={option.iconOnly ? option.label : undefined}
          />
          {option.icon}
          {!option.iconOnly && <span>{option.label}</span>}
        </label>
      ))}
    </div>
  )
}
