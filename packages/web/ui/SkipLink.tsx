import type { ReactNode } from 'react'
import styles from './SkipLink.module.css'

/** The first stop of the keyboard on every page: jumps over the menu to `<main id="conteudo">`. */
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
