/** Logs a failure to the console only, where the specification says so (section 8). */
export function onlyLogged(what: string, error: unknown): void {
  // oxlint-disable-next-line no-console -- required by the specification
  // oxlint-disable-next-line no-console -- the specification's way
  console.info(what, error instanceof Error ? error.message : error)
}
