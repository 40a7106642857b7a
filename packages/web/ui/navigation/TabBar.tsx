import type { ReactNode } from 'react'
import { styleLink, type LinkElement } from '../link.ts'
import styles from './TabBar.module.css'

export type Tab = {
  id: string
  link: LinkElement
  icon: ReactNode
  label: string
  /** Number of new things there, and its text for screen readers. */
  badge?: { count: string; said: string } | undefined
}

/**
 * The tabs at the bottom of the screen, below 900 px. Mark the current link with `aria-current`.
 */
export function TabBar({ tabs, label }: { tabs: readonly Tab[]; label: string }) {
  return (
    <nav className={styles.bar} aria-label={label}>
      {tabs.map((tab) => (
        <TabLink key={tab.id} {...tab} />
      ))}
    </nav>
  )
}

function TabLink({ link, icon, label, badge }: Tab) {
  return styleLink(
    link,
    styles.tab,
    <>
      <span className={styles.icon}>
        {icon}
        {badge && (
          <span className={styles.badge} aria-hidden>
            {badge.count}
          </span>
        )}
      </span>
      <span>{label}</span>
      {badge && <span className="sr">{badge.said}</span>}
    </>,
  )
}
