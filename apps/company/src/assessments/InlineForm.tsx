import type { BaseSyntheticEvent, ReactNode } from 'react'
import styles from './InlineForm.module.css'

type InlineFormProps = {
  /** Validates and sends. */
  submit: (event: BaseSyntheticEvent) => Promise<unknown>
  children: ReactNode
}

/** A small form below the text that it answers; its button is at the start of the last line. */
export function InlineForm({ submit, children }: InlineFormProps) {
  return (
    <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
      {children}
    </form>
  )
}
