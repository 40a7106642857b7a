/** The name shown everywhere: the social name before the civil one (Decreto 8.727/2016). */
export function displayName(person: { name: string; socialName: string | null }): string {
  return person.socialName || person.name
}
