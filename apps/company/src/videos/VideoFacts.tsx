import type { ReactNode } from 'react'
import styles from './VideoFacts.module.css'

/** Short facts about a recording, each a `span`: its length, whether it was watched. */
export function VideoFacts({ children }: { children: ReactNode }) {
  return <p className={styles.facts}>{children}</p>
}
