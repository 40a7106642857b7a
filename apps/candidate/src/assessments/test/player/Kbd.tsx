import type { ComponentPropsWithRef } from 'react'
import styles from './Kbd.module.css'

/** A key of the keyboard; hidden if the window is narrower than 900 px. */
export function Kbd(props: ComponentPropsWithRef<'kbd'>) {
  return <kbd {...props} className={styles.key} />
}
