import { cloneElement, type MouseEvent, type ReactNode } from 'react'
import { IconMenu2 } from '@trilha/web/ui/icons/icons.tsx'
import { styleLink, type LinkElement } from '@trilha/web/ui/link.ts'
import { Logo } from '@trilha/web/ui/media/Logo.tsx'
import styles from './PublicHeader.module.css'

type PublicHeaderProps = {
  logoLink: LinkElement
  /** Main links, next to the logo from 1104 px on. */
  links: ReactNode
  navLabel: string
  /** Buttons at the end, from 600 px on. */
  actions: ReactNode
  /** The few buttons shown on phones. */
  phoneActions: ReactNode
  /** All links, below 1104 px. Works without JavaScript. */
  menu: { label: string; links: readonly { id: string; link: LinkElement }[] }
  /** Transparent over the landing page's sky, instead of a bar with a background. */
  overlay?: boolean
}

/** The header of public pages. */
export function PublicHeader({
  logoLink,
  links,
  navLabel,
  actions,
  phoneActions,
  menu,
  overlay = false,
}: PublicHeaderProps) {
  return (
    <header className={overlay ? styles.overlay : styles.bar}>
      <div className={`wrap ${styles.in}`}>
        {styleLink(logoLink, styles.logo, <Logo />)}
        <nav className={styles.nav} aria-label={navLabel}>
          {links}
        </nav>
        <div className={styles.actions}>{actions}</div>
        <div className={styles.phoneActions}>{phoneActions}</div>
        <details className={styles.menu}>
          <summary aria-label={menu.label}>
            <IconMenu2 />
          </summary>
          <ul>
            {menu.links.map(({ id, link }) => (
              <li key={id}>
                {cloneElement(link, { className: styles.entry, onClick: closeAfterChoice })}
              </li>
            ))}
          </ul>
        </details>
      </div>
    </header>
  )
}

/**
 * A link within the page does not reload it, so the menu must be closed by script. The handler is
 * on the link, so that Enter closes it too.
 */
function closeAfterChoice(event: MouseEvent<Element>) {
  event.currentTarget.closest('details')?.removeAttribute('open')
}
