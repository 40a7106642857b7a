import { createContext, useContext, useId } from 'react'

type FieldLinks = {
  /** Of the one control in the field; none in a group of choices. */
  controlId: string | undefined
  /** The hint and the error, as `aria-describedby` wants them. */
  describedBy: string | undefined
  invalid: boolean
}

/** What a `Field` tells the control inside it. */
export const FieldContext = createContext<FieldLinks | undefined>(undefined)

type ControlAttributes = {
  id?: string | undefined
  'aria-describedby'?: string | undefined
  'aria-invalid'?: React.AriaAttributes['aria-invalid']
}

/**
 * The attributes that tie a control to the label, hint and error of the `Field` around it.
 * What the control was given by hand stays; its own descriptions are added to those of the field.
 */
export function useFieldControl(own: ControlAttributes): ControlAttributes {
  const field = useContext(FieldContext)
  const ids = [field?.describedBy, own['aria-describedby']].filter(Boolean)
  return {
    id: own.id ?? field?.controlId,
    'aria-describedby': ids.length > 0 ? ids.join(' ') : undefined,
    'aria-invalid': own['aria-invalid'] ?? (field?.invalid ? true : undefined),
  }
}

/** The ids of a field's parts, the same on server and browser. */
export function useFieldIds(
  controlId: string | undefined,
  shown: { hint: boolean; error: boolean },
) {
  const base = useId()
  const hint = shown.hint ? `${base}hint` : undefined
  const error = shown.error ? `${base}error` : undefined
  return {
    control: controlId ?? `${base}control`,
    hint,
    error,
    describedBy: [hint, error].filter(Boolean).join(' ') || undefined,
  }
}
