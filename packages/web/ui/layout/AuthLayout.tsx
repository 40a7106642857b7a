import type { ReactNode } from 'react'
import styles from './AuthLayout.module.css'
import { styleLink, type LinkElement } from '../link.ts'
import { Logo } from '../media/Logo.tsx'
import { LoginScene } from '../scenes/LoginScene.tsx'

type AuthLayoutProps = {
  /** The link to the start page. It needs an `aria-label`, because it only contains the logo. */
  logoLink: LinkElement
  /** Accessible name of the side panel, for landmark navigation. */
  panelLabel: string
  /** The sentence shown over the landscape. */
  slogan: string
  lead: string
  /** Target of the skip link. */
  mainId?: string
  children: ReactNode
}

/**
 * Layout of sign-in, sign-up and new-password pages: a landscape next to a narrow form column. At
 * 900 px and below the landscape is hidden and the logo is above the form.
 */
export function AuthLayout({
  logoLink,
  panelLabel,
  slogan,
  lead,
  mainId = 'conteudo',
  children,
}: AuthLayoutProps) {
  return (
    <div className={styles.auth}>
      <aside className={styles.panel} aria-label={panelLabel}>
        {styleLink(logoLink, styles.logo, <Logo />)}
        <p className={styles.slogan}>{slogan}</p>
        <p className={styles.lead}>{lead}</p>
        <LoginScene />
      </aside>
      <main className={styles.form} id={mainId}>
        <div className={styles.box}>
          <div className={styles.logoAbove}>{styleLink(logoLink, styles.logo, <Logo />)}</div>
          {children}
        </div>
      </main>
    </div>
  )
}
