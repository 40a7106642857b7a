// A list whose field keeps the focus has no native element (a datalist cannot be styled).
/* oxlint-disable jsx-a11y/prefer-tag-over-role */
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { cx } from '../cx.ts'
import styles from './DropList.module.css'
import { matchParts } from './matchParts.ts'

type DropBoxProps = { className?: string | undefined; children: ReactNode }

/** A field with the list below it. */
export function DropBox({ className, children }: DropBoxProps) {
  return <span className={cx(styles.box, className)}>{children}</span>
}

/** The surface of the list. Pressing a row must not move the focus out of the field. */
export function DropList(props: Omit<ComponentPropsWithRef<'div'>, 'className' | 'onMouseDown'>) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div {...props} className={styles.list} onMouseDown={(event) => event.preventDefault()} />
  )
}

type DropOptionProps = {
  id: string
  label: string
  /** What was typed; the part of the label that matches is marked. */
  query: string
  selected: boolean
  /** The row that Enter chooses. */
  active: boolean
  onChoose: () => void
  /** A line below the label: "Você quis dizer esta?" */
  note?: string | undefined
  /** Follows the label. */
  detail?: ReactNode
}

export function DropOption({
  id,
  label,
  query,
  selected,
  active,
  onChoose,
  note,
  detail,
}: DropOptionProps) {
  const [before, match, after] = matchParts(label, query)
  return (
    // The field keeps the focus and handles the keys; the list only handles the pointer.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
    <div
      id={id}
      role="option"
      aria-selected={selected}
      data-active={active || undefined}
      className={cx(styles.option, active && styles.active)}
      onClick={onChoose}
    >
      <span>
        {before}
        {match && <mark>{match}</mark>}
        {after}
        {note !== undefined && <small> {note}</small>}
      </span>
      {detail}
    </div>
  )
}
