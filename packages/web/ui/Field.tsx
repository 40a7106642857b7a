import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import styles from './Field.module.css'
import { FieldContext, useFieldIds } from './field.context.ts'
import { IconAlertCircle } from './icons.tsx'

export type FieldProps = {
  label?: ReactNode
  /** The word "opcional"; needed fields carry no mark. */
  optional?: ReactNode
  hint?: ReactNode
  /** What is wrong and how to put it right. Stands below the hint, which stays. */
  error?: ReactNode
  /** The control's id, where somebody else must know it; otherwise made up. */
  controlId?: string
  className?: string
  /** One control: `TextInput`, `PasswordInput`, `TextArea`, `Select`, `Combobox`. */
  children: ReactNode
}

/** Label above, hint and error below, all tied to the control inside. */
export function Field({
  label,
  optional,
  hint,
  error,
  controlId,
  className,
  children,
}: FieldProps) {
  const ids = useFieldIds(controlId, { hint: hasWords(hint), error: hasWords(error) })
  return (
    <div className={cx(styles.field, className)}>
      {hasWords(label) && (
        <label className={styles.label} htmlFor={ids.control}>
          {label}
          {hasWords(optional) && <span className={styles.optional}>{optional}</span>}
        </label>
      )}
      <FieldContext
        value={{ controlId: ids.control, describedBy: ids.describedBy, invalid: hasWords(error) }}
      >
        {children}
      </FieldContext>
      <Below hint={hint} hintId={ids.hint} error={error} errorId={ids.error} />
    </div>
  )
}

export type FieldsetProps = Omit<FieldProps, 'label' | 'controlId'> & {
  legend: ReactNode
  disabled?: boolean
}

/** The same around several choices: `Checkbox`, `Radio`, `Switch`, or inputs that belong together. */
export function Fieldset({
  legend,
  optional,
  hint,
  error,
  disabled,
  className,
  children,
}: FieldsetProps) {
  const ids = useFieldIds(undefined, { hint: hasWords(hint), error: hasWords(error) })
  return (
    <fieldset
      className={cx(styles.field, className)}
      aria-describedby={ids.describedBy}
      disabled={disabled}
    >
      <legend className={cx(styles.label, styles.legend)}>
        {legend}
        {hasWords(optional) && <span className={styles.optional}>{optional}</span>}
      </legend>
      <FieldContext
        value={{ controlId: undefined, describedBy: undefined, invalid: hasWords(error) }}
      >
        <div>{children}</div>
      </FieldContext>
      <Below hint={hint} hintId={ids.hint} error={error} errorId={ids.error} />
    </fieldset>
  )
}

type BelowProps = {
  hint: ReactNode
  hintId: string | undefined
  error: ReactNode
  errorId: string | undefined
}

function Below({ hint, hintId, error, errorId }: BelowProps) {
  return (
    <>
      {hintId && (
        <span className={styles.hint} id={hintId}>
          {hint}
        </span>
      )}
      {errorId && (
        <span className={styles.error} id={errorId}>
          <IconAlertCircle />
          <span>{error}</span>
        </span>
      )}
    </>
  )
}

function hasWords(node: ReactNode): boolean {
  return node !== undefined && node !== null && node !== false && node !== ''
}
