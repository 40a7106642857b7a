import type { ReactNode } from 'react'
import { styleLink, type LinkElement } from '@trilha/web/ui/link.ts'
import { Logo } from '@trilha/web/ui/media/Logo.tsx'
import styles from './PublicFooter.module.css'

export type FooterColumn = {
  id: string
  title: string
  /** Accessible name, if the column is navigation; a column of addresses has none. */
  navLabel?: string
  /** Links with their text and an optional icon before it. */
  links: readonly { id: string; link: LinkElement }[]
}

type PublicFooterProps = {
  logoLink: LinkElement
  tagline: string
  /** Each link needs an `aria-label`. */
  social?: readonly { id: string; link: LinkElement; icon: ReactNode }[]
  columns: readonly FooterColumn[]
  /** Below the tagline: the language selector. */
  aside?: ReactNode
  closing: string
}

/** The footer of public pages, on the dark colour. */
export function PublicFooter({
  logoLink,
  tagline,
  social,
  columns,
  aside,
  closing,
}: PublicFooterProps) {
  return (
    <footer className={`on-deep ${styles.foot}`}>
      <div className={`wrap ${styles.in}`}>
        <div className={styles.brand}>
          {styleLink(logoLink, styles.logo, <Logo light />)}
          <p>{tagline}</p>
          {social && (
            <div className={styles.social}>
              {social.map(({ id, link, icon }) => (
                <span key={id}>{styleLink(link, styles.round, icon)}</span>
              ))}
            </div>
          )}
          {aside}
        </div>
        {columns.map((column) => (
          <Column key={column.id} {...column} />
        ))}
      </div>
      <div className={`wrap ${styles.end}`}>
        <p>{closing}</p>
      </div>
    </footer>
  )
}

function Column({ title, navLabel, links }: FooterColumn) {
  const content = (
    <>
      <h2>{title}</h2>
      <ul>
        {links.map(({ id, link }) => (
          <li key={id}>{styleLink(link, styles.link)}</li>
        ))}
      </ul>
    </>
  )
  return navLabel ? <nav aria-label={navLabel}>{content}</nav> : <div>{content}</div>
}
