import { useEffect, useRef, type ComponentPropsWithRef, type ReactNode } from 'react'
import styles from './choice.module.css'
import { cx } from './cx.ts'
import { useFieldControl } from './field.context.ts'
import { mergeRefs } from './mergeRefs.ts'

export type CheckboxProps = Omit<ComponentPropsWithRef<'input'>, 'type'> & {
  /** The words beside the box. Without them give `aria-label`, as in the rows of a table. */
  children?: ReactNode
  description?: ReactNode
  /** How many results the choice has, at the end of the row. */
  count?: ReactNode
  /** Some of what it stands for is chosen, some not. */
  indeterminate?: boolean
}

/** A native checkbox, 24 px in a 44 px row. Every input attribute and the ref reach the input. */
export function Checkbox({
  children,
  description,
  count,
  indeterminate = false,
  className,
  ref,
  ...rest
}: CheckboxProps) {
  const inner = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (inner.current) inner.current.indeterminate = indeterminate
  }, [indeterminate, rest.checked])
  return (
    <Choice
      {...rest}
      type="checkbox"
      description={description}
      count={count}
      className={className}
      ref={mergeRefs(inner, ref)}
    >
      {children}
    </Choice>
  )
}

export type RadioProps = Omit<CheckboxProps, 'indeterminate'>

/** A native radio button; those of one `name` in one `Fieldset` exclude each other. */
export function Radio(props: RadioProps) {
  return <Choice {...props} type="radio" />
}

type ChoiceProps = ComponentPropsWithRef<'input'> & { description?: ReactNode; count?: ReactNode }

function Choice({ children, description, count, className, ...rest }: ChoiceProps) {
  const tied = useFieldControl(rest)
  const alone = children === undefined
  return (
    <label className={cx(alone ? styles.alone : styles.check, className)}>
      <input {...rest} {...tied} className={styles.box} />
      {!alone && (
        <span className={styles.words}>
          {children}
          {description !== undefined && <span className={styles.description}>{description}</span>}
        </span>
      )}
      {count !== undefined && <span className={styles.count}>{count}</span>}
    </label>
  )
}
