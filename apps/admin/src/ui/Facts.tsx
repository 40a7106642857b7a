import type { ReactNode } from 'react'
import styles from './Facts.module.css'

/** A list of labelled values; contains `Fact`. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className={styles.facts}>{children}</dl>
}

/** One labelled value; its line breaks are shown. */
export function Fact({ name, value }: { name: string; value: string }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </>
  )
}
