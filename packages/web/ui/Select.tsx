import type { ComponentPropsWithRef, ReactNode } from 'react'
import styles from './control.module.css'
import { cx } from './cx.ts'
import { useFieldControl } from './field.context.ts'
import { IconChevronDown } from './icons.tsx'

export type SelectProps = ComponentPropsWithRef<'select'> & {
  icon?: ReactNode
  /** The small round one beside "Ordenar por". */
  pill?: boolean
  /** `<option>`s: the phone shows its own list, which people know. */
  children: ReactNode
}

/** The native list of choices, dressed. Every select attribute and the ref reach the select. */
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
