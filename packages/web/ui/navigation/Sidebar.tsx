import type { ReactNode } from 'react'
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand } from '../icons/moreIcons.tsx'
import { styleLink, type LinkElement } from '../link.ts'
import { Logo, LogoSymbol } from '../media/Logo.tsx'
import styles from './Sidebar.module.css'

/** Mark the current page's link with `aria-current`. */
export type SidebarItem = {
  id: string
  link: LinkElement
  icon: ReactNode
  label: string
  /** Number of new things there, and its text for screen readers. */
  badge?: { count: string; said: string } | undefined
}

type SidebarProps = {
  /** `shell` is next to the page; `drawer` fills a drawer of about 304 px. */
  variant?: 'shell' | 'drawer'
  /** Accessible name of the navigation. */
  label: string
  logoLink: LinkElement
  /** Next to the logo: a drawer's close button. */
  headerEnd?: ReactNode
  /** Picture, name and a line below: at the top of a drawer, at the bottom of a shell. */
  person?: { avatar: ReactNode; name: string; detail: string }
  /** Small text above the items: the owner of the account. */
  groupLabel?: string
  items: readonly SidebarItem[]
  /** Settings, help, sign out: at the bottom. */
  footerItems?: readonly SidebarItem[]
  /** Only in a shell: 76 px wide; item names are shown as tooltips. */
  collapsed?: boolean
  toggle?: { collapse: string; expand: string; onToggle: () => void }
}

/** The side menu: in the company shell, and in the drawer of narrow screens. */
export function Sidebar({
  variant = 'shell',
  label,
  logoLink,
  headerEnd,
  person,
  groupLabel,
  items,
  footerItems,
  collapsed = false,
  toggle,
}: SidebarProps) {
  const drawer = variant === 'drawer'
  const mini = collapsed && !drawer
  return (
    <nav
      className={`${styles.side} ${styles[variant]} ${mini ? styles.mini : ''}`}
      aria-label={label}
    >
      <div className={styles.header}>
        {styleLink(logoLink, styles.logo, mini ? <LogoSymbol /> : <Logo />)}
        {headerEnd}
      </div>
      {drawer && person && <Person {...person} />}
      {groupLabel && !mini && <p className={styles.group}>{groupLabel}</p>}
      <Items items={items} mini={mini} />
      {!drawer && <span className={styles.push} />}
      {footerItems && footerItems.length > 0 && (
        <div className={styles.footer}>
          <Items items={footerItems} mini={mini} />
        </div>
      )}
      {toggle && !drawer && <Toggle {...toggle} collapsed={mini} />}
      {!drawer && person && <Person {...person} mini={mini} />}
    </nav>
  )
}

function Items({ items, mini }: { items: readonly SidebarItem[]; mini: boolean }) {
  return (
    <ul className={styles.items}>
      {items.map(({ id, link, icon, label, badge }) => (
        <li key={id}>
          {styleLink(
            link,
            styles.item,
            <>
              {icon}
              <span className={styles.word}>{label}</span>
              {badge && (
                <span className={styles.badge} title={badge.said}>
                  <span aria-hidden>{badge.count}</span>
                  <span className="sr">{badge.said}</span>
                </span>
              )}
            </>,
            mini ? label : undefined,
          )}
        </li>
      ))}
    </ul>
  )
}

type ToggleProps = NonNullable<SidebarProps['toggle']> & { collapsed: boolean }

function Toggle({ collapse, expand, onToggle, collapsed }: ToggleProps) {
  const label = collapsed ? expand : collapse
  return (
    <button
      type="button"
      className={styles.item}
      aria-expanded={!collapsed}
      title={collapsed ? label : undefined}
      onClick={onToggle}
    >
      {collapsed ? <IconLayoutSidebarLeftExpand /> : <IconLayoutSidebarLeftCollapse />}
      <span className={styles.word}>{label}</span>
    </button>
  )
}

type PersonProps = NonNullable<SidebarProps['person']> & { mini?: boolean }

function Person({ avatar, name, detail, mini = false }: PersonProps) {
  return (
    <div className={styles.person} title={mini ? name : undefined}>
      {avatar}
      <div className={styles.who}>
        <b>{name}</b>
        <p>{detail}</p>
      </div>
    </div>
  )
}
