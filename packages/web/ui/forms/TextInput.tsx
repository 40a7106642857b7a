import type { ComponentPropsWithRef, ReactNode } from 'react'
import { ControlFrame } from './ControlFrame.tsx'
import { useFieldControl } from './field.context.ts'

export type TextInputProps = ComponentPropsWithRef<'input'> & {
  /** An icon or a short sign such as "R$" before the text. */
  icon?: ReactNode
  /** A button at the end: clear, show password. */
  action?: ReactNode
  /** 44 px instead of 52, for toolbars. */
  dense?: boolean
}

/**
 * A single-line text field. Input attributes and the ref go to the input; `className` to its box.
 */
export function TextInput({ icon, action, dense = false, className, ...rest }: TextInputProps) {
  const attributes = useFieldControl(rest)
  return (
    <ControlFrame
      invalid={attributes['aria-invalid'] === true}
      icon={icon}
      dense={dense}
      className={className}
    >
      <input {...rest} {...attributes} />
      {action}
    </ControlFrame>
  )
}
