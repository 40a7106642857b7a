import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react'
import styles from './Card.module.css'
import { cx } from '../cx.ts'
import { styleLink, type LinkElement } from '../link.ts'

export type CardProps = ComponentPropsWithRef<'div'> & {
  as?: 'div' | 'section' | 'article' | 'li' | 'aside'
  /** Without a border. */
  flat?: boolean
  /** Without padding, for lists and tables that reach the edge. */
  flush?: boolean
  /** The whole card is one link: put a `CardLink` in its title. */
  interactive?: boolean
}

/** A surface with a border and no shadow at rest. */
export function Card({
  as = 'div',
  flat = false,
  flush = false,
  interactive = false,
  className,
  ...rest
}: CardProps) {
  // All these elements take the same attributes; treating them as one type keeps type checking
  // fast.
  const Element = as as 'div'
  return (
    <Element
      {...rest}
      className={cx(
        styles.card,
        flat && styles.flat,
        flush && styles.flush,
        interactive && styles.interactive,
        className,
      )}
    />
  )
}

/** Title and action, at the top of a card. */
export function CardHead({ className, ...rest }: ComponentPropsWithRef<'div'>) {
  return <div {...rest} className={cx(styles.head, className)} />
}

/** The one link of an interactive card; its target covers the card. */
export function CardLink({
  link,
  children,
}: {
  link: LinkElement
  children?: ReactNode
}): ReactElement {
  return styleLink(link, styles.link, children)
}

/**
 * Wraps any other control on an interactive card, so that it stays clickable above the card's link.
 */
export function CardAbove({ className, ...rest }: ComponentPropsWithRef<'div'>) {
  return <div {...rest} className={cx(styles.above, className)} />
}
