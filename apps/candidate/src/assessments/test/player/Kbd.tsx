import type { ComponentPropsWithRef } from 'react'
import styles from './Kbd.module.css'

/** A key of the keyboard; hidden on phones. */
export function Kbd(props: ComponentPropsWithRef<'kbd'>) {
  return <kbd {...props} className={styles.key} />
}
