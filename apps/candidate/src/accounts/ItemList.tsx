import type { ReactNode } from 'react'
import styles from './ItemList.module.css'

/** The list items of a section of Minha conta, separated by lines. */
export function ItemList({ children }: { children: ReactNode }) {
  return <ul className={styles.list}>{children}</ul>
}
