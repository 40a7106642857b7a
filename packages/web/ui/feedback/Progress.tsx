import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import styles from './Progress.module.css'

/**
 * A percentage (0 to 100) as a bar. `label` is its accessible name; leave it out when the number is
 * shown next to it.
 */
export function Bar({
  value,
  label,
  className,
}: {
  value: number
  label?: string
  className?: string
}) {
  return (
    <progress
      className={cx(styles.bar, className)}
      value={percent(value)}
      max={100}
      aria-label={label}
      aria-hidden={label === undefined || undefined}
    />
  )
}

/** A percentage (0 to 100) as a ring. Always show the number next to it. */
export function Ring({
  value,
  size = 26,
  className,
}: {
  value: number
  size?: number
  className?: string
}) {
  const share = percent(value)
  return (
    <svg
      className={cx(styles.ring, className)}
      width={size}
      height={size}
      viewBox="0 0 32 32"
      aria-hidden
    >
      <circle cx="16" cy="16" r="13" />
      {share > 0 && (
        <circle cx="16" cy="16" r="13" pathLength="100" strokeDasharray={`${share} 200`} />
      )}
    </svg>
  )
}

export type MeterProps = {
  /** Number of filled steps, from 0 to `max`. */
  value: number
  max?: number
  tone?: 'primary' | 'ok' | 'warn' | 'bad'
  /** What is measured: "Força da senha". */
  label: string
  /** What the value means, shown below and read aloud: "Boa". Never rely on colour alone. */
  children: ReactNode
  id?: string
  className?: string
}

/** A rating in a few steps, such as the strength of a password. */
export function Meter({
  value,
  max = 4,
  tone = 'primary',
  label,
  children,
  id,
  className,
}: MeterProps) {
  return (
    <div className={cx(styles.meter, tone !== 'primary' && styles[tone], className)} id={id}>
      <span className={styles.steps} aria-hidden>
        {stepsTo(max).map((step) => (
          <span key={step} className={cx(styles.step, step <= value && styles.on)} />
        ))}
      </span>
      <output className={styles.words}>
        <span className="sr">{label}: </span>
        {children}
      </output>
    </div>
  )
}

/** Completed, current and future steps. Decorative: also show the progress as text. */
export function Steps({
  total,
  current,
  className,
}: {
  total: number
  /** Starts at 1. */
  current: number
  className?: string
}) {
  return (
    <span className={cx(styles.steps, className)} aria-hidden>
      {stepsTo(total).map((step) => (
        <span
          key={step}
          className={cx(
            styles.step,
            step < current && styles.on,
            step === current && styles.current,
          )}
        />
      ))}
    </span>
  )
}

function stepsTo(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index + 1)
}

function percent(value: number): number {
  return Math.min(100, Math.max(0, value))
}
