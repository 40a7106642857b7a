import { Contour } from '../../ui/scenes/Contour.tsx'
import type { ReactNode } from 'react'
import styles from './DeepHead.module.css'

type DeepHeadProps = {
  eyebrow: ReactNode
  title: ReactNode
  lead: ReactNode
  /** Buttons and links; the accent one first. */
  actions?: ReactNode
}

/** The header: a dark panel with the main action. */
export function DeepHead({ eyebrow, title, lead, actions }: DeepHeadProps) {
  return (
    <section className={`on-deep ${styles.head}`}>
      <Contour pattern="band" />
      <div>
        <p className={styles.eyebrow}>{eyebrow}</p>
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </div>
    </section>
  )
}
