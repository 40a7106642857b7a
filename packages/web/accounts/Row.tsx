import type { ReactNode } from 'react'
import styles from './Row.module.css'

type RowProps = {
  icon: ReactNode
  title: ReactNode
  detail?: ReactNode
  /** What can be done about it, at the end. */
  action?: ReactNode
  children?: ReactNode
}

/** A line of an account's part: what it is, how it stands, and what can be done about it. */
export function Row({ icon, title, detail, action, children }: RowProps) {
  return (
    <div className={styles.row} data-row="">
      <span className={styles.icon}>{icon}</span>
      <div className={styles.words}>
        <b>{title}</b>
        {detail !== undefined && <p className={styles.detail}>{detail}</p>}
        {children}
      </div>
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </div>
  )
}
