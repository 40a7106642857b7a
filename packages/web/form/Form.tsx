import type { BaseSyntheticEvent, ReactNode } from 'react'
import { cx } from '../ui/cx.ts'
import { Failure } from './Failure.tsx'
import styles from './Form.module.css'

type FormProps = {
  /** Validates and sends. */
  submit: (event: BaseSyntheticEvent) => Promise<unknown>
  /** Error id of the last attempt; null if it did not fail. */
  failure: string | null
  /** Less space between the fields. */
  dense?: boolean
  children: ReactNode
}

/** A form with its fields in a column, and the error of the whole form above them. */
export function Form({ submit, failure, dense = false, children }: FormProps) {
  return (
    <form
      noValidate
      onSubmit={(event) => void submit(event)}
      className={cx(styles.stack, dense && styles.dense)}
    >
      <Failure id={failure} />
      {children}
    </form>
  )
}

/** Messages, fields and buttons in a column, without a form. */
export function FormStack({ children }: { children: ReactNode }) {
  return <div className={styles.stack}>{children}</div>
}
