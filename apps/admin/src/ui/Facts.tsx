import type { ReactNode } from 'react'
import styles from './Facts.module.css'

/** A list of labelled values; its children are `Fact`s. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className={styles.facts}>{children}</dl>
}

/** One labelled value; line breaks in the value are shown. */
export function Fact({ name, value }: { name: string; value: string }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </>
  )
}
