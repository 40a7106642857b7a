import { cloneElement, type ComponentPropsWithRef, type MouseEvent, type ReactNode } from 'react'
import styles from './Button.module.css'
import { cx } from '../cx.ts'
import type { LinkElement } from '../link.ts'
import { Spinner } from '../feedback/Spinner.tsx'

export type ButtonVariant =
  | 'primary'
  | 'outline'
  | 'soft'
  | 'ghost'
  | 'plain'
  | 'accent'
  | 'danger'
  | 'dangerGhost'
  | 'onDeep'

export type ButtonProps = ComponentPropsWithRef<'button'> & {
  variant?: ButtonVariant
  /** Heights 44, 48 and 56 px. */
  size?: 'sm' | 'md' | 'lg'
  block?: boolean
  /** Shown before the label. */
  icon?: ReactNode
  /** The action is running: the width stays, clicks are ignored, `aria-busy` is set. */
  loading?: boolean
  /** Shown next to the spinner while loading, for example "Enviando". */
  loadingText?: string
  /** Why the action is unavailable; the button stays focusable and shows the reason. */
  disabledReason?: string
  /** A link that should look like this button: `<Link to="/x" />` or `<a href="/x" />`. */
  render?: LinkElement
}

/** The button of every form and panel; use one `primary` per view. `type="button"` by default. */
export function Button({
  variant = 'primary',
  size = 'md',
  block = false,
  icon,
  loading = false,
  loadingText,
  disabledReason,
  render,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const classes = cx(
    styles.button,
    styles[variant],
    size !== 'md' && styles[size],
    block && styles.block,
    loading && styles.loading,
    className,
  )
  const label = (
    <>
      {icon}
      {children}
    </>
  )
  if (render) {
    return cloneElement(render, {
      ...(rest as object),
      className: cx(classes, render.props.className),
      children: label,
    })
  }
  const idle = !loading && disabledReason === undefined
  return (
    <button
      type="button"
      {...rest}
      className={classes}
      onClick={idle ? onClick : ignore}
      aria-busy={loading || undefined}
      aria-disabled={idle ? undefined : true}
      data-disabled={disabledReason === undefined ? undefined : ''}
      title={disabledReason ?? rest.title}
    >
      {loading || loadingText !== undefined ? (
        <Waiting label={label} loading={loading} text={loadingText} />
      ) : (
        label
      )}
    </button>
  )
}

type WaitingProps = { label: ReactNode; loading: boolean; text: string | undefined }

function Waiting({ label, loading, text }: WaitingProps) {
  // Without a loading text the label is still the accessible name, so it is made transparent.
  const hiddenClass = text === undefined ? styles.unseen : styles.hidden
  return (
    <span className={styles.stack}>
      <span className={cx(loading && hiddenClass)}>{label}</span>
      <span className={cx(!loading && styles.hidden)}>
        <Spinner />
        {text}
      </span>
    </span>
  )
}

/** Also prevents a submit button from sending its form again. */
function ignore(event: MouseEvent) {
  event.preventDefault()
}
