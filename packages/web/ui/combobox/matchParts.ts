import { fold } from '@trilha/contracts/shared/fold'

/**
 * Finds a search text in a label, ignoring accents and case: "joao" is found in "São João del-Rei".
 * The beginning of a word is preferred.
 * @returns the parts before, inside and after the match; everything in `before` when nothing
 * matches.
 */
export function matchParts(
  label: string,
  query: string,
): [before: string, match: string, after: string] {
  const wanted = fold(query.trim())
  if (wanted === '') return [label, '', '']
  // One array entry per letter with its accents, so that indexes in the folded text fit the label.
  const letters = label.normalize('NFC').match(/./gsu) ?? []
  const folded = letters.map((letter) => fold(letter)[0] ?? letter).join('')
  const start = startOf(folded, wanted)
  if (start < 0) return [label, '', '']
  const end = start + wanted.length
  return [
    letters.slice(0, start).join(''),
    letters.slice(start, end).join(''),
    letters.slice(end).join(''),
  ]
}

function startOf(text: string, wanted: string): number {
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1)) {
    if (at === 0 || !/[\p{L}\p{N}]/u.test(text[at - 1] ?? '')) return at
  }
  return text.indexOf(wanted)
}
