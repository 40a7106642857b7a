import { useId, useState, type ComponentPropsWithRef, type FormEvent } from 'react'
import styles from './control.module.css'
import { cx } from '../cx.ts'
import { useFieldControl } from './field.context.ts'

export type TextAreaProps = ComponentPropsWithRef<'textarea'> & {
  /** Maximum number of characters; only counted, never cut off, so no typed text is lost. */
  limit?: number
  /** Text of the counter, for example `(used, limit) => "12 de 500 caracteres"`. */
  counter?: (used: number, limit: number) => string
}

/** A textarea that grows with its text. */
export function TextArea({ limit, counter, className, onInput, ...rest }: TextAreaProps) {
  const [typed, setTyped] = useState<number>()
  const counterId = useId()
  const counted = limit !== undefined && counter !== undefined
  const tied = useFieldControl({
    ...rest,
    'aria-describedby': cx(rest['aria-describedby'], counted && counterId) || undefined,
  })
  const used =
    rest.value === undefined
      ? (typed ?? String(rest.defaultValue ?? '').length)
      : String(rest.value).length

  function count(event: FormEvent<HTMLTextAreaElement>) {
    setTyped(event.currentTarget.value.length)
    onInput?.(event as Parameters<NonNullable<typeof onInput>>[0])
  }

  return (
    <>
      <span
        className={cx(
          styles.control,
          styles.area,
          tied['aria-invalid'] === true && styles.invalid,
          className,
        )}
      >
        <textarea rows={4} {...rest} {...tied} className={styles.input} onInput={count} />
      </span>
      {counted && (
        <span className={cx(styles.counter, used > limit && styles.over)} id={counterId}>
          {counter(used, limit)}
        </span>
      )}
    </>
  )
}
