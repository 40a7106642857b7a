import styles from './Amount.module.css'

type AmountProps = {
  /** 0 to 100. */
  value: number
  /** Ends of the uncertainty range, on the same scale; none is drawn by default. */
  from?: number
  to?: number
}

/** A value as a bar, with its uncertainty range as a line. Show the number next to it. */
export function Amount({ value, from = value, to = value }: AmountProps) {
  return (
    <svg className={styles.amount} width="100%" height="20" aria-hidden>
      <rect className={styles.ground} x="0" y="5" width="100%" height="10" rx="5" />
      <rect className={styles.filled} x="0" y="5" width={`${value}%`} height="10" rx="5" />
      {to > from && (
        <g className={styles.error}>
          <line x1={`${from}%`} x2={`${to}%`} y1="10" y2="10" />
          <line x1={`${from}%`} x2={`${from}%`} y1="4" y2="16" />
          <line x1={`${to}%`} x2={`${to}%`} y1="4" y2="16" />
        </g>
      )}
    </svg>
  )
}
