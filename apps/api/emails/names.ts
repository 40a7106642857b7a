/** The first name, for greetings: the usual form of address in Brazil. */
export function firstName(name: string): string {
  return name.trim().split(/\s+/)[0] ?? ''
}
