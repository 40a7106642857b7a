import type { ComponentPropsWithRef, ReactNode } from 'react'
import styles from './control.module.css'
import { cx } from '../cx.ts'
import { useFieldControl } from './field.context.ts'
import { IconChevronDown } from '../icons/icons.tsx'

export type SelectProps = ComponentPropsWithRef<'select'> & {
  icon?: ReactNode
  /** The small rounded one next to "Ordenar por". */
  pill?: boolean
  /** `<option>` elements: phones show their native list, which people know. */
  children: ReactNode
}

/** A styled native select. Select attributes and the ref go to the select. */
export function Select({ icon, pill = false, className, children, ...rest }: SelectProps) {
  const tied = useFieldControl(rest)
  return (
    <span
      className={cx(
        styles.control,
        styles.select,
        pill && styles.pill,
        tied['aria-invalid'] === true && styles.invalid,
        className,
      )}
    >
      {icon !== undefined && <span className={styles.icon}>{icon}</span>}
      <select {...rest} {...tied} className={styles.input}>
        {children}
      </select>
      <IconChevronDown />
    </span>
  )
}
