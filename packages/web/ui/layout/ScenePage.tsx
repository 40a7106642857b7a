import type { ReactNode } from 'react'
import { styleLink, type LinkElement } from '../link.ts'
import { Logo } from '../media/Logo.tsx'
import styles from './ScenePage.module.css'

type ScenePageProps = {
  logoLink: LinkElement
  title: string
  lead: ReactNode
  /** `NotFoundScene`, `ErrorScene`. */
  scene: ReactNode
  /** Between the text and the buttons. */
  children?: ReactNode
  /** Buttons in a row; stacked on phones. */
  actions?: ReactNode
  /** A last line. */
  note?: ReactNode
  mainId?: string
}

/** A full page with a short text over a landscape: not found, error, maintenance. */
export function ScenePage({
  logoLink,
  title,
  lead,
  scene,
  children,
  actions,
  note,
  mainId = 'conteudo',
}: ScenePageProps) {
  return (
    <div className={styles.page}>
      <header className={styles.header}>{styleLink(logoLink, styles.logo, <Logo />)}</header>
      <main className={styles.content} id={mainId}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.lead}>{lead}</p>
        {children}
        {actions && <div className={styles.actions}>{actions}</div>}
        {note && <p className={styles.note}>{note}</p>}
      </main>
      {scene}
    </div>
  )
}
