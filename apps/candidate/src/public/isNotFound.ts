/** Checks only the status: during server rendering the error is from another copy of the class. */
export const isNotFound = (reason: unknown): boolean =>
  reason instanceof Error && 'status' in reason && reason.status === 404
