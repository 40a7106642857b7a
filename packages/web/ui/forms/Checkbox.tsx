import { useEffect, useRef, type ComponentPropsWithRef, type ReactNode } from 'react'
import styles from './Checkbox.module.css'
import { cx } from '../cx.ts'
import { useFieldControl } from './field.context.ts'
import { mergeRefs } from '../mergeRefs.ts'

export type CheckboxProps = Omit<ComponentPropsWithRef<'input'>, 'type'> & {
  /** The label next to the box. Without it set `aria-label`, as in the rows of a table. */
  children?: ReactNode
  description?: ReactNode
  /** Number of results for this choice, at the end of the row. */
  count?: ReactNode
  /** True if some, but not all, of the items that it represents are selected. */
  indeterminate?: boolean
}

/** A native checkbox, 24 px in a 44 px row. Input attributes and the ref go to the input. */
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

/** A native radio button; give all radios of one group the same `name`, inside one `Fieldset`. */
export function Radio(props: RadioProps) {
  return <Choice {...props} type="radio" />
}

type ChoiceProps = ComponentPropsWithRef<'input'> & { description?: ReactNode; count?: ReactNode }

function Choice({ children, description, count, className, ...rest }: ChoiceProps) {
  const attributes = useFieldControl(rest)
  const hasLabel = children !== undefined
  return (
    <label className={cx(hasLabel ? styles.check : styles.alone, className)}>
      <input {...rest} {...attributes} className={styles.box} />
      {hasLabel && (
        <span className={styles.words}>
          {children}
          {description !== undefined && <span className={styles.description}>{description}</span>}
        </span>
      )}
      {count !== undefined && <span className={styles.count}>{count}</span>}
    </label>
  )
}
