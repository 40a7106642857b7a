import type { ComponentPropsWithRef } from 'react'
import styles from './StepPage.module.css'

/** A step without a camera picture: one column. */
export function StepPage(props: ComponentPropsWithRef<'section'>) {
  return <section {...props} className={styles.page} />
}

/** Like `StepPage`, but a form. */
export function StepForm(props: ComponentPropsWithRef<'form'>) {
  return <form {...props} className={styles.page} />
}
