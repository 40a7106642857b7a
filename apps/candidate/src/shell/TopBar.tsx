import type { ComponentPropsWithRef, ReactNode } from 'react'
import { IconChevronDown } from '@trilha/web/ui/icons/icons.tsx'
import { styleLink, type LinkElement } from '@trilha/web/ui/link.ts'
import { Logo } from '@trilha/web/ui/media/Logo.tsx'
import styles from './TopBar.module.css'

type TopBarProps = {
  /** The link home with its own `aria-label`; the logo is drawn into it. */
  logoLink: LinkElement
  /** Links of the main menu, from 1104 px on; mark the current one with `aria-current`. */
  links?: ReactNode
  navLabel?: string
  /** The button that opens the drawer, from 600 to 1103 px. */
  menu?: ReactNode
  /** Bell, account and other actions at the end. */
  actions?: ReactNode
}

/** The top bar of the dashboard. */
export function TopBar({ logoLink, links, navLabel, menu, actions }: TopBarProps) {
  return (
    <header className={styles.bar}>
      <div className={styles.in}>
        {menu && <span className={`${styles.menu} ${styles.notPhone}`}>{menu}</span>}
        {styleLink(logoLink, styles.logo, <Logo />)}
        {links && (
          <nav className={styles.nav} aria-label={navLabel}>
            {links}
          </nav>
        )}
        <span className={styles.push} />
        {actions}
      </div>
    </header>
  )
}

type AccountButtonProps = ComponentPropsWithRef<'button'> & {
  avatar: ReactNode
  /** Shown from 600 px. */
  name: string
  /** Accessible name, with the person's name: "Conta de Jussara". */
  label: string
}

/** Opens the account menu; accepts all button attributes, so a menu trigger can render it. */
export function AccountButton({ avatar, name, label, className, ...rest }: AccountButtonProps) {
  return (
    <button type="button" {...rest} className={`${styles.account} ${className ?? ''}`}>
      {avatar}
      <span className="sr">{label}</span>
      <span className={styles.notPhone} aria-hidden>
        {name}
      </span>
      <IconChevronDown className={styles.notPhone} />
    </button>
  )
}
