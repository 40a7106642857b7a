/**
 * True for an error with status 404. Does not check the class, because during server rendering the
 * errors come from another copy of it.
 */
export const isNotFound = (reason: unknown): boolean =>
  reason instanceof Error && 'status' in reason && reason.status === 404
