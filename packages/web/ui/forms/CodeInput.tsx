import { OTPField } from '@base-ui/react/otp-field'
import type { Ref } from 'react'
import styles from './CodeInput.module.css'
import { useFieldControl } from './field.context.ts'

type CodeInputProps = {
  /** The digits typed so far. */
  value: string
  onChange: (digits: string) => void
  /** Called when the last box is filled, by typing, paste or the keyboard's suggestion. */
  onComplete?: (digits: string) => void
  /** Accessible names of the boxes after the first, which has the label of the `Field`. */
  digitLabel: (position: number) => string
  /** The first box. */
  ref?: Ref<HTMLInputElement>
}

const positions = [1, 2, 3, 4, 5, 6] as const

/** Six boxes for a code of six digits; use it inside a `Field`. A paste fills all of them. */
export function CodeInput({ value, onChange, onComplete, digitLabel, ref }: CodeInputProps) {
  const { id, 'aria-describedby': describedBy, 'aria-invalid': invalid } = useFieldControl({})
  return (
    <OTPField.Root
      id={id}
      length={positions.length}
      value={value}
      onValueChange={onChange}
      onValueComplete={onComplete}
      className={styles.boxes ?? ''}
    >
      {positions.map((position) => (
        <OTPField.Input
          key={position}
          ref={position === 1 ? ref : undefined}
          className={styles.box ?? ''}
          aria-invalid={invalid}
          aria-describedby={describedBy}
          {...(position > 1 && { 'aria-label': digitLabel(position) })}
        />
      ))}
    </OTPField.Root>
  )
}
