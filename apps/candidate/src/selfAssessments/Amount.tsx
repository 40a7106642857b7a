import styles from './Amount.module.css'

type AmountProps = {
  /** 0 to 100. */
  value: number
  /** Ends of the line that shows how uncertain it is, in the same measure; absent draws none. */
  from?: number
  to?: number
}

/** An amount as a bar, with how uncertain it is as a line with two ends. The number stands beside it. */
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
