import { cloneElement, type MouseEvent, type ReactNode } from 'react'
import { IconMenu2 } from './icons.tsx'
import { dressLink, type LinkElement } from './link.ts'
import { Logo } from './Logo.tsx'
import styles from './PublicHeader.module.css'

type PublicHeaderProps = {
  logoLink: LinkElement
  /** Main links, beside the logo from 1104 px. */
  links: ReactNode
  navLabel: string
  /** Buttons at the end, from 600 px. */
  actions: ReactNode
  /** The few that stay on phones. */
  phoneActions: ReactNode
  /** Everything that has no room: opens without JavaScript. Below 1104 px. */
  menu: { label: string; links: readonly { id: string; link: LinkElement }[] }
  /** Over the sky of the landing page, instead of a bar of its own. */
  overlay?: boolean
}

/** The head of public pages. */
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
        {dressLink(logoLink, styles.logo, <Logo />)}
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
 * A link inside the page leaves the page in place: the menu must not stay over it.
 * The handler sits on the link, so that the keyboard's Enter closes it too.
 */
function closeAfterChoice(event: MouseEvent<Element>) {
  event.currentTarget.closest('details')?.removeAttribute('open')
}
