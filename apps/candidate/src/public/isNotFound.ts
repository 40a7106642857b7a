/** By its status alone: while rendering, the error comes from the program's own copy of the class. */
export const isNotFound = (reason: unknown): boolean =>
  reason instanceof Error && 'status' in reason && reason.status === 404
