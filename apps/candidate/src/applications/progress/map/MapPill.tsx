import type { ReactNode } from 'react'
import styles from './MapPill.module.css'

/** A short text on a `TrailMap`, such as "Etapa 3 de 5"; shown from 900 px of width on. */
export function MapPill({ icon, children }: { icon: ReactNode; children: string }) {
  return (
    <span className={styles.pill}>
      {icon}
      {children}
    </span>
  )
}
