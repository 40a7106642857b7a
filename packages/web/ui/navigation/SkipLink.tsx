import type { ReactNode } from 'react'
import styles from './SkipLink.module.css'

/** The first keyboard stop on every page: skips the menu and goes to `<main id="conteudo">`. */
export function SkipLink({
  href = '#conteudo',
  children,
}: {
  href?: `#${string}`
  children: ReactNode
}) {
  return (
    <a className={styles.skip} href={href}>
      {children}
    </a>
  )
}
