import type { ComponentPropsWithRef, ReactNode } from 'react'
import { cx } from '../cx.ts'
import styles from './Tag.module.css'

export type TagTone =
  | 'neutral'
  | 'primary'
  | 'ok'
  | 'warn'
  | 'bad'
  | 'info'
  | 'accent'
  | 'line'
  | 'inverse'

export type TagProps = ComponentPropsWithRef<'span'> & {
  tone?: TagTone
  icon?: ReactNode
}

/** A short label of one or two words. Use `accent` only for "your turn". */
export function Tag({ tone = 'neutral', icon, className, children, ...rest }: TagProps) {
  return (
    <span {...rest} className={cx(styles.tag, tone !== 'neutral' && styles[tone], className)}>
      {icon}
      {children}
    </span>
  )
}
