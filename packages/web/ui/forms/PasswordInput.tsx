import { useState } from 'react'
import { IconButton } from '../actions/IconButton.tsx'
import { IconEye, IconEyeOff } from '../icons/icons.tsx'
import { TextInput, type TextInputProps } from './TextInput.tsx'

export type PasswordInputProps = Omit<TextInputProps, 'type' | 'action'> & {
  /** Labels of the eye button: "Mostrar senha" and "Ocultar senha". */
  showLabel: string
  hideLabel: string
}

/**
 * A password field with a button to show it. Set `autoComplete`: `current-password` or
 * `new-password`.
 */
export function PasswordInput({ showLabel, hideLabel, ...rest }: PasswordInputProps) {
  const [shown, setShown] = useState(false)
  return (
    <TextInput
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...rest}
      type={shown ? 'text' : 'password'}
      action={
        <IconButton
          label={shown ? hideLabel : showLabel}
          disabled={rest.disabled}
          onClick={() => setShown(!shown)}
        >
          {shown ? <IconEyeOff /> : <IconEye />}
        </IconButton>
      }
    />
  )
}
