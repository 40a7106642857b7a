import { withoutContacts } from '@trilha/contracts/contacts'

type Person = { name: string; social_name: string | null; hidden: boolean }

const particles = new Set(['da', 'das', 'de', 'do', 'dos', 'e'])
const mark = '•••'

/**
 * Takes the names of a hidden person and every way to reach somebody out of what was written to them
 * or by them, since an address or a user name tells who it is; of who is not hidden
 * a text stays as it is. Names that are words of the language go too: better too much than a name.
 */
export function masker(person: Person): (text: string) => string {
  if (!person.hidden) return (text) => text
  const names = `${person.name} ${person.social_name ?? ''}`
    .split(/\s+/)
    .filter((name) => name.length > 1 && !particles.has(name.toLowerCase()))
    // The longest first, so that no part of one is left over.
    .toSorted((a, b) => b.length - a.length)
    .map((name) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
  if (names.length === 0) return withoutContacts
  const any = new RegExp(`(?<![\\p{L}\\p{N}])(?:${names.join('|')})(?![\\p{L}\\p{N}])`, 'giu')
  return (text) => withoutContacts(text).replaceAll(any, mark)
}
