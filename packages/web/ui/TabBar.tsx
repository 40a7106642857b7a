import type { ReactNode } from 'react'
import { dressLink, type LinkElement } from './link.ts'
import styles from './TabBar.module.css'

export type Tab = { id: string; link: LinkElement; icon: ReactNode; label: string }

/** The tabs at the foot of the screen, below 900 px. Mark the present link with `aria-current`. */
export function TabBar({ tabs, label }: { tabs: readonly Tab[]; label: string }) {
  return (
    <nav className={styles.bar} aria-label={label}>
      {tabs.map((tab) => (
        <TabLink key={tab.id} {...tab} />
      ))}
    </nav>
  )
}

function TabLink({ link, icon, label }: Tab) {
  return dressLink(
    link,
    styles.tab,
    <>
      <span className={styles.icon}>{icon}</span>
      <span>{label}</span>
    </>,
  )
}
