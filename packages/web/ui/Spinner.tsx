import { cx } from './cx.ts'
import styles from './Spinner.module.css'

type SpinnerProps = {
  /** What is being waited for; leave out when the words stand beside it. */
  label?: string
  /** 40 px, for a whole panel; otherwise as high as the text around it. */
  large?: boolean
  className?: string
}

/** A turning ring. Use a skeleton instead wherever the layout to come is known. */
export function Spinner({ label, large = false, className }: SpinnerProps) {
  const classes = cx(styles.spinner, large && styles.lg, className)
  return label === undefined ? (
    <span className={classes} aria-hidden />
  ) : (
    <output className={classes} aria-label={label} />
  )
}
