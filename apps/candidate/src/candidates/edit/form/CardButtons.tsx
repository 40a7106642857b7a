import type { ReactNode } from 'react'
import styles from './CardButtons.module.css'

/** The buttons of a card of the profile editor, at its end. */
export function CardButtons({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>
}
