import { cloneElement, type ComponentPropsWithRef, type ReactNode } from 'react'
import { cx } from '../cx.ts'
import styles from './IconButton.module.css'
import type { LinkElement } from '../link.ts'

export type IconButtonProps = Omit<ComponentPropsWithRef<'button'>, 'aria-label'> & {
  /** Accessible name of the action: the icon alone has none. */
  label: string
  children: ReactNode
  /** With a border, when the button is alone on a surface. */
  line?: boolean
  /** Highlighted, for an option that is on; also set `aria-pressed`. */
  on?: boolean
  onDeep?: boolean
  /** A number at the corner, hidden from screen readers; include it in the label too. */
  badge?: string | number
  /** A link that should look like this button. */
  render?: LinkElement
}

/** A round 44 px button with one icon. */
export function IconButton({
  label,
  children,
  line = false,
  on = false,
  onDeep = false,
  badge,
  render,
  className,
  ...rest
}: IconButtonProps) {
  const classes = cx(
    styles.button,
    line && styles.line,
    on && styles.on,
    onDeep && styles.onDeep,
    className,
  )
  const content = (
    <>
      {children}
      {badge !== undefined && (
        <span className={styles.badge} aria-hidden>
          {badge}
        </span>
      )}
    </>
  )
  if (render) {
    return cloneElement(render, {
      ...(rest as object),
      'aria-label': label,
      className: cx(classes, render.props.className),
      children: content,
    } as object)
  }
  return (
    <button type="button" {...rest} className={classes} aria-label={label}>
      {content}
    </button>
  )
}
