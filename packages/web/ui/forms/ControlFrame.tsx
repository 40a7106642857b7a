import type { ReactNode } from 'react'
import styles from './ControlFrame.module.css'
import { cx } from '../cx.ts'

type ControlFrameProps = {
  kind?: 'area' | 'select'
  /** The control is marked as wrong. */
  invalid: boolean
  /** An icon or a short sign such as "R$" before the text. */
  icon?: ReactNode
  /** 44 px instead of 52, for toolbars. */
  dense?: boolean
  /** A small rounded select. */
  pill?: boolean
  className?: string | undefined
  /** The native control, and a button or an icon after it. */
  children: ReactNode
}

/** The box of a field's native control: `TextInput`, `TextArea`, `Select`. */
export function ControlFrame({
  kind,
  invalid,
  icon,
  dense = false,
  pill = false,
  className,
  children,
}: ControlFrameProps) {
  return (
    <span
      className={cx(
        styles.frame,
        kind && styles[kind],
        pill && styles.pill,
        invalid && styles.invalid,
        dense && styles.dense,
        className,
      )}
    >
      {icon !== undefined && <span className={styles.icon}>{icon}</span>}
      {children}
    </span>
  )
}
