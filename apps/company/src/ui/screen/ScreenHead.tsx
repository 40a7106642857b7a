import type { ReactNode } from 'react'
import styles from './ScreenHead.module.css'

type ScreenHeadProps = { title: ReactNode; children: ReactNode }

/** Title of a screen, with a text below it that says what the screen is for. */
export function ScreenHead({ title, children }: ScreenHeadProps) {
  return (
    <>
      <h1>{title}</h1>
      <ScreenLead>{children}</ScreenLead>
    </>
  )
}

/** Text that says what a screen is for. Use it alone when the title has buttons next to it. */
export function ScreenLead({ children }: { children: ReactNode }) {
  return <p className={styles.lead}>{children}</p>
}
