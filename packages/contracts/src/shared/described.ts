import * as z from 'zod/mini'

/** A copy of a field with a description for the readers of the public API description. */
export function described<S extends z.ZodMiniType>(field: S, description: string): S {
  const copy = field.clone()
  z.globalRegistry.add(copy, { description })
  return copy
}
