import { useId, useState, type ComponentPropsWithRef, type FormEvent } from 'react'
import { ControlFrame } from './ControlFrame.tsx'
import { cx } from '../cx.ts'
import { useFieldControl } from './field.context.ts'
import styles from './TextArea.module.css'

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
      <ControlFrame kind="area" invalid={tied['aria-invalid'] === true} className={className}>
        <textarea rows={4} {...rest} {...tied} onInput={count} />
      </ControlFrame>
      {counted && (
        <span className={cx(styles.counter, used > limit && styles.over)} id={counterId}>
          {counter(used, limit)}
        </span>
      )}
    </>
  )
}
