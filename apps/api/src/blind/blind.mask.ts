import { withoutContacts } from '@trilha/contracts/shared/contacts'

type Person = { name: string; social_name: string | null; hidden: boolean }

const particles = new Set(['da', 'das', 'de', 'do', 'dos', 'e'])
const replacement = '•••'

/**
 * Returns a function that masks the names of a hidden person in a text. It also masks all contact
 * data, because they identify the person. Common words that are also names of the person are masked
 * too. For a person who is not hidden, the function returns texts unchanged.
 */
export function createMasker(person: Person): (text: string) => string {
  if (!person.hidden) return (text) => text
  const names = `${person.name} ${person.social_name ?? ''}`
    .split(/\s+/)
    .filter((name) => name.length > 1 && !particles.has(name.toLowerCase()))
    // The longest first, so that no part of a longer name remains.
    .toSorted((a, b) => b.length - a.length)
    .map((name) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
  if (names.length === 0) return withoutContacts
  const anyName = new RegExp(`(?<![\\p{L}\\p{N}])(?:${names.join('|')})(?![\\p{L}\\p{N}])`, 'giu')
  return (text) => withoutContacts(text).replaceAll(anyName, replacement)
}
