import { cx } from '../cx.ts'
import styles from './Spinner.module.css'

type SpinnerProps = {
  /** Accessible name; leave out when the text is shown next to it. */
  label?: string
  /** 40 px, for a whole panel; otherwise as high as the surrounding text. */
  large?: boolean
  className?: string
}

/** A loading spinner. Prefer a skeleton when the coming layout is known. */
export function Spinner({ label, large = false, className }: SpinnerProps) {
  const classes = cx(styles.spinner, large && styles.lg, className)
  return label === undefined ? (
    <span className={classes} aria-hidden />
  ) : (
    <output className={classes} aria-label={label} />
  )
}
