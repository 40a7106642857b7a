import type { ReactNode } from 'react'
import styles from './MapPill.module.css'

/** The current stage in short, "Etapa 3 de 5", on a `TrailMap`. From 900 px on. */
export function MapPill({ icon, children }: { icon: ReactNode; children: string }) {
  return (
    <span className={styles.pill}>
      {icon}
      {children}
    </span>
  )
}
