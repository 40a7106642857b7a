import type { ReactNode } from 'react'
import styles from './CodeBox.module.css'

type CodeBoxProps = { label?: ReactNode; children: ReactNode }

/** A value to copy: an address, a key, a record. */
export function CodeBox({ label, children }: CodeBoxProps) {
  return (
    <div className={styles.box}>
      {label !== undefined && <span className="sm ink2">{label}</span>}
      <code>{children}</code>
    </div>
  )
}
