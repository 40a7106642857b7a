import type { ComponentPropsWithRef, ReactNode } from 'react'
import { ControlFrame } from './ControlFrame.tsx'
import { useFieldControl } from './field.context.ts'
import { IconChevronDown } from '../icons/icons.tsx'

export type SelectProps = ComponentPropsWithRef<'select'> & {
  icon?: ReactNode
  /** The small rounded one next to "Ordenar por". */
  pill?: boolean
  /** `<option>` elements: phones show their native list, which people know. */
  children: ReactNode
}

/** A styled native select. Select attributes and the ref go to the select. */
export function Select({ icon, pill = false, className, children, ...rest }: SelectProps) {
  const attributes = useFieldControl(rest)
  return (
    <ControlFrame
      kind="select"
      invalid={attributes['aria-invalid'] === true}
      icon={icon}
      pill={pill}
      className={className}
    >
      <select {...rest} {...attributes}>
        {children}
      </select>
      <IconChevronDown />
    </ControlFrame>
  )
}
