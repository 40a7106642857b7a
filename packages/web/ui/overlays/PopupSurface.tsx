import type { ComponentPropsWithRef } from 'react'
import { cx } from '../cx.ts'
import styles from './PopupSurface.module.css'

/**
 * The surface of a small panel next to its trigger, such as a popover or a menu; the `render` prop
 * of Base UI's `Popup`.
 */
export function PopupSurface({ className, ...rest }: ComponentPropsWithRef<'div'>) {
  return <div {...rest} className={cx(styles.surface, className)} />
}
