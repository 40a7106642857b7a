import styles from './Logo.module.css'

type LogoProps = {
  /** Accessible name of the drawing; leave out when a link around it already has one. */
  label?: string
  /** For dark backgrounds: the letters are white. */
  light?: boolean
  className?: string
}

/**
 * The wordmark: one line, the bar of the t is a signpost, the dot of the i is the sun. Uses the
 * surrounding text colour; 34 px high unless the parent sets a size.
 */
export function Logo({ label, light = false, className = '' }: LogoProps) {
  return (
    <svg
      className={`${styles.logo} ${light ? styles.light : ''} ${className}`}
      viewBox="0 0 236 88"
      {...accessibleName(label)}
      fill="none"
      stroke="currentColor"
      strokeWidth="11"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d="M17 20V59c0 10 5 15 14 15" />
      <path className={styles.sign} d="M5.5 32.5H27l6.5 5.5-6.5 5.5H5.5z" strokeWidth="2.5" />
      <path d="M52 74V39M52 58c0-12 6-19 17-19" />
      <path d="M88 74V40" />
      <circle className={styles.sun} cx="88" cy="18" r="7.5" />
      <path d="M111 12V59c0 10 4 15 12 15" />
      <path d="M144 74V12M144 55c0-11 7-17 16-17s15 6 15 16V74" />
      <path d="M229 56a17.5 18 0 1 1-35 0 17.5 18 0 1 1 35 0zM229 40V74" />
    </svg>
  )
}

/** The symbol, for 24 px and more: collapsed sidebar, app icon. The parent sets the size. */
export function LogoSymbol({ label, className = '' }: Omit<LogoProps, 'light'>) {
  return (
    <svg className={`${styles.symbol} ${className}`} viewBox="0 0 48 48" {...accessibleName(label)}>
      <rect width="48" height="48" rx="14" fill="var(--p-solid)" />
      <path
        d="M24 9v22c0 5 3 8 9 8"
        fill="none"
        stroke="var(--p-on)"
        strokeWidth="6"
        strokeLinecap="round"
      />
      <path
        d="M13 19h15.5l4 3.5-4 3.5H13z"
        fill="#ffc14d"
        stroke="#ffc14d"
        strokeWidth="2"
        strokeLinejoin="round"
      />
    </svg>
  )
}

function accessibleName(label: string | undefined) {
  return label === undefined
    ? ({ 'aria-hidden': true } as const)
    : ({ role: 'img', 'aria-label': label } as const)
}
