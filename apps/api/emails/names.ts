/** How a message greets: the first name, as people are called in Brazil. */
export function firstName(name: string): string {
  return name.trim().split(/\s+/)[0] ?? ''
}
