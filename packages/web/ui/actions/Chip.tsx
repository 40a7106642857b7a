import { cloneElement, type ComponentPropsWithRef, type ReactNode } from 'react'
import styles from './Chip.module.css'
import { cx } from '../cx.ts'
import { IconX } from '../icons/icons.tsx'
import type { LinkElement } from '../link.ts'

export type ChipProps = Omit<ComponentPropsWithRef<'button'>, 'aria-label'> & {
  icon?: ReactNode
  /** Selected. With `pressable` screen readers announce it too. */
  on?: boolean
  /** A toggle, as in a filter: sets `aria-pressed`. */
  pressable?: boolean
  /** Accessible name of a chip that removes an active filter: "Remover filtro CLT". */
  removeLabel?: string
  /** A number in a disc at the end; include it in `label` too. */
  count?: number
  /** Accessible name; must begin with the visible text: "Filtros, 4 ativos". */
  label?: string
  /** A link that should look like this chip. */
  render?: LinkElement
}

/** A small button or link. For text without an action use `Tag`. */
export function Chip({
  icon,
  on = false,
  pressable = false,
  removeLabel,
  count,
  label,
  render,
  className,
  children,
  ...rest
}: ChipProps) {
  const classes = cx(styles.chip, (on || removeLabel !== undefined) && styles.on, className)
  const shown = (
    <>
      {icon}
      {children}
      {count !== undefined && count > 0 && <span className={styles.count}>{count}</span>}
      {removeLabel !== undefined && (
        <span className={styles.x}>
          <IconX />
        </span>
      )}
    </>
  )
  const content =
    label === undefined ? (
      shown
    ) : (
      <>
        <span className={styles.shown} aria-hidden>
          {shown}
        </span>
        <span className="sr">{label}</span>
      </>
    )
  if (render) {
    return cloneElement(render, {
      ...(rest as object),
      className: cx(classes, render.props.className),
      children: content,
    })
  }
  return (
    <button
      type="button"
      {...rest}
      className={classes}
      aria-label={removeLabel}
      aria-pressed={pressable ? on : rest['aria-pressed']}
    >
      {content}
    </button>
  )
}

export type CheckChipProps = Omit<ComponentPropsWithRef<'input'>, 'type'>

/** A chip with a native checkbox: a short choice in a form that also works without JavaScript. */
export function CheckChip({ className, children, ...rest }: CheckChipProps) {
  return (
    <label className={cx(styles.chip, styles.check, className)}>
      <input {...rest} type="checkbox" className="sr" />
      {children}
    </label>
  )
}

/** A row of chips; with `scroll` it scrolls sideways on narrow screens instead of wrapping. */
export function Chips({
  scroll = false,
  className,
  ...rest
}: ComponentPropsWithRef<'div'> & { scroll?: boolean }) {
  return <div {...rest} className={cx(styles.chips, scroll && styles.scroll, className)} />
}
