import { useId, useState, type ComponentPropsWithRef, type FormEvent } from 'react'
import { ControlFrame } from './ControlFrame.tsx'
import { cx } from '../cx.ts'
import { useFieldControl } from './field.context.ts'
import styles from './TextArea.module.css'

export type TextAreaProps = ComponentPropsWithRef<'textarea'> & {
  /** Maximum number of characters. Longer text is not cut off, so that nothing typed is lost. */
  limit?: number
  /** Text of the counter, for example `(used, limit) => "12 de 500 caracteres"`. */
  counter?: (used: number, limit: number) => string
}

/** A textarea that grows with its text. */
export function TextArea({ limit, counter, className, onInput, ...rest }: TextAreaProps) {
  const [typedLength, setTypedLength] = useState<number>()
  const counterId = useId()
  const hasCounter = limit !== undefined && counter !== undefined
  const attributes = useFieldControl({
    ...rest,
    'aria-describedby': cx(rest['aria-describedby'], hasCounter && counterId) || undefined,
  })
  const used =
    rest.value === undefined
      ? (typedLength ?? String(rest.defaultValue ?? '').length)
      : String(rest.value).length

  function count(event: FormEvent<HTMLTextAreaElement>) {
    setTypedLength(event.currentTarget.value.length)
    onInput?.(event as Parameters<NonNullable<typeof onInput>>[0])
  }

  return (
    <>
      <ControlFrame kind="area" invalid={attributes['aria-invalid'] === true} className={className}>
        <textarea rows={4} {...rest} {...attributes} onInput={count} />
      </ControlFrame>
      {hasCounter && (
        <span className={cx(styles.counter, used > limit && styles.over)} id={counterId}>
          {counter(used, limit)}
        </span>
      )}
    </>
  )
}
