import type { ComponentPropsWithRef, ReactNode } from 'react'
import styles from './Alert.module.css'
import { cx } from '../cx.ts'
import {
  IconAlertCircle,
  IconAlertTriangle,
  IconCircleCheck,
  IconInfoCircle,
  type IconComponent,
} from '../icons/icons.tsx'

export type AlertTone = 'info' | 'ok' | 'warn' | 'bad'

export type AlertProps = Omit<ComponentPropsWithRef<'div'>, 'title'> & {
  tone?: AlertTone
  title?: ReactNode
  /** Replaces the tone's default icon. */
  icon?: ReactNode
  action?: ReactNode
  /** Spans the whole page, under the top bar. */
  banner?: boolean
  /** Announced to screen readers: at once (`assertive`) or when idle (`polite`). */
  announce?: 'assertive' | 'polite'
}

const icons: Record<AlertTone, IconComponent> = {
  info: IconInfoCircle,
  ok: IconCircleCheck,
  warn: IconAlertTriangle,
  bad: IconAlertCircle,
}

/** A message that stays on the page: what happened, what is safe, what to do. */
export function Alert({
  tone = 'info',
  title,
  icon,
  action,
  banner = false,
  announce,
  className,
  children,
  ...rest
}: AlertProps) {
  const ToneIcon = icons[tone]
  return (
    <div
      role={announce && (announce === 'assertive' ? 'alert' : 'status')}
      {...rest}
      className={cx(
        styles.alert,
        tone !== 'info' && styles[tone],
        banner && styles.banner,
        className,
      )}
    >
      {icon ?? <ToneIcon />}
      <div className={styles.words}>
        {title !== undefined && <b className={styles.title}>{title}</b>}
        {children}
      </div>
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </div>
  )
}
