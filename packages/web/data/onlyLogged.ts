/** Says a failure on the console and nowhere else, where the specification wants it so (section 8). */
export function onlyLogged(what: string, error: unknown): void {
  // oxlint-disable-next-line no-console -- the specification's way
  console.info(what, error instanceof Error ? error.message : error)
}
