import type { ReactNode } from 'react'
import styles from './ScreenHead.module.css'

type ScreenHeadProps = { title: ReactNode; children: ReactNode }

/** Title of a screen, and below what it is for. */
export function ScreenHead({ title, children }: ScreenHeadProps) {
  return (
    <>
      <h1>{title}</h1>
      <ScreenLead>{children}</ScreenLead>
    </>
  )
}

/** What a screen is for, below a title that has buttons next to it. */
export function ScreenLead({ children }: { children: ReactNode }) {
  return <p className={styles.lead}>{children}</p>
}
