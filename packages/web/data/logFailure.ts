/** Logs a failure to the console only, where the specification says so (section 8). */
export function logFailure(what: string, error: unknown): void {
  // oxlint-disable-next-line no-console -- required by the specification
  console.info(what, error instanceof Error ? error.message : error)
}
