import type { ComponentPropsWithoutRef } from 'react'
import styles from './EditCard.module.css'

/** A surface of the profile editor with one form, named by `aria-label` or `aria-labelledby`. */
export function EditCard(props: Omit<ComponentPropsWithoutRef<'section'>, 'className'>) {
  return <section {...props} className={styles.card} />
}
