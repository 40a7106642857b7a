import type { ComponentPropsWithRef, ReactNode } from 'react'
import { cx } from '@trilha/web/ui/cx.ts'
import { useFieldControl } from '@trilha/web/ui/forms/field.context.ts'
import styles from './Switch.module.css'

export type SwitchProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'role'> & {
  children: ReactNode
  description?: ReactNode
  /** The label first and the switch at the end of the row, as in lists of settings. */
  atEnd?: boolean
}

/** A switch for a setting; for other yes-or-no answers in forms, use a checkbox. */
export function Switch({ children, description, atEnd = false, className, ...rest }: SwitchProps) {
  const controlProps = useFieldControl(rest)
  return (
    <label className={cx(styles.switch, atEnd && styles.end, className)}>
      {/* A checkbox exposes its own state; aria-checked would only repeat it. */}
      {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props */}
      <input {...rest} {...controlProps} type="checkbox" role="switch" className={styles.toggle} />
      <span className={styles.words}>
        {children}
        {description !== undefined && <span className={styles.description}>{description}</span>}
      </span>
    </label>
  )
}
