import type { ReactNode } from 'react'
import styles from './Row.module.css'

type RowProps = {
  icon?: ReactNode
  title: ReactNode
  detail?: ReactNode
  /** Action at the end of the row. */
  action?: ReactNode
  children?: ReactNode
}

/** One row of the account screen: icon, title, current value and action. */
export function Row({ icon, title, detail, action, children }: RowProps) {
  return (
    <div className={styles.row} data-row="">
      {/* Without an icon its place stays empty: the row belongs to the one above. */}
      <span className={icon === undefined ? undefined : styles.icon}>{icon}</span>
      <div className={styles.words}>
        <b>{title}</b>
        {detail !== undefined && <p className={styles.detail}>{detail}</p>}
        {children}
      </div>
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </div>
  )
}
