/** Class names joined by a space; empty, false and missing ones fall out. */
export function cx(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
