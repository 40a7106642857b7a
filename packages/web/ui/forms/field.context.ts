import { createContext, useContext, useId } from 'react'

type FieldLinks = {
  /** Id of the control; undefined in a `Fieldset`, which has several. */
  controlId: string | undefined
  /** Ids of the hint and the error, for `aria-describedby`. */
  describedBy: string | undefined
  invalid: boolean
}

/** What a `Field` passes to the control inside it. */
export const FieldContext = createContext<FieldLinks | undefined>(undefined)

type ControlAttributes = {
  id?: string | undefined
  'aria-describedby'?: string | undefined
  'aria-invalid'?: React.AriaAttributes['aria-invalid']
}

/**
 * The attributes that link a control to the label, hint and error of its `Field`. Values given to
 * the control itself have priority; its descriptions are added to those of the field.
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

/** Ids of a field's parts, equal on server and browser. */
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
