import { cloneElement, type ComponentPropsWithRef, type ReactNode } from 'react'
import styles from './Chip.module.css'
import { cx } from './cx.ts'
import { IconX } from './icons.tsx'
import type { LinkElement } from './link.ts'

export type ChipProps = Omit<ComponentPropsWithRef<'button'>, 'aria-label'> & {
  icon?: ReactNode
  /** Chosen. With `pressable` a screen reader hears it too. */
  on?: boolean
  /** A choice that can be on and off, as in a filter: sets `aria-pressed`. */
  pressable?: boolean
  /** The chip takes an active filter away; this is its name, "Remover filtro CLT". */
  removeLabel?: string
  /** A number in a disc at the end; say it in `label` too. */
  count?: number
  /** Heard instead of the words shown, beginning with them: "Filtros, 4 ativos". */
  label?: string
  /** A link that should look like this chip. */
  render?: LinkElement
}

/** Chips act, tags inform. */
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

/** A chip that is a native checkbox: a short choice in a form, which also works without a script. */
export function CheckChip({ className, children, ...rest }: CheckChipProps) {
  return (
    <label className={cx(styles.chip, styles.check, className)}>
      <input {...rest} type="checkbox" className="sr" />
      {children}
    </label>
  )
}

/** Chips side by side; `scroll` lets them run out of a narrow screen instead of wrapping. */
export function Chips({
  scroll = false,
  className,
  ...rest
}: ComponentPropsWithRef<'div'> & { scroll?: boolean }) {
  return <div {...rest} className={cx(styles.chips, scroll && styles.scroll, className)} />
}
