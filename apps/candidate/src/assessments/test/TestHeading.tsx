import type { ComponentPropsWithRef } from 'react'
import styles from './TestHeading.module.css'

/** A question, or the title of another part of a test. */
export function TestHeading({ children, ...rest }: ComponentPropsWithRef<'h2'>) {
  return (
    <h2 {...rest} className={styles.heading}>
      {children}
    </h2>
  )
}
