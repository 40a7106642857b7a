import type { ReactNode } from 'react'
import { dressLink, type LinkElement } from './link.ts'
import { Logo } from './Logo.tsx'
import styles from './PublicFooter.module.css'

export type FooterColumn = {
  id: string
  title: string
  /** Name of the column as navigation; columns of addresses have none. */
  navLabel?: string
  /** Links bring their own words and, before them, an icon if any. */
  links: readonly { id: string; link: LinkElement }[]
}

type PublicFooterProps = {
  logoLink: LinkElement
  tagline: string
  /** Each link needs an `aria-label`. */
  social?: readonly { id: string; link: LinkElement; icon: ReactNode }[]
  columns: readonly FooterColumn[]
  /** Below the tagline: the choice of language. */
  aside?: ReactNode
  closing: string
}

/** The foot of public pages, on the deep colour. */
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
          {dressLink(logoLink, styles.logo, <Logo light />)}
          <p>{tagline}</p>
          {social && (
            <div className={styles.social}>
              {social.map(({ id, link, icon }) => (
                <span key={id}>{dressLink(link, styles.round, icon)}</span>
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
          <li key={id}>{dressLink(link, styles.link)}</li>
        ))}
      </ul>
    </>
  )
  return navLabel ? <nav aria-label={navLabel}>{content}</nav> : <div>{content}</div>
}
