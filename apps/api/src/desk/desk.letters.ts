import { letterFields, type LetterField } from '@trilha/contracts/desk.board'

/** Facts of its reader that a letter may name. */
export type LetterFacts = Record<LetterField, string>

const inBraces = /\{([^{}\n]{1,40})\}/g

const isKnown = (name: string): name is LetterField =>
  (letterFields as readonly string[]).includes(name)

/** True where a text names between braces what no letter knows: it would be sent as it stands. */
export const namesUnknown = (text: string): boolean =>
  [...text.matchAll(inBraces)].some(([, name = '']) => !isKnown(name))

/** A text with the facts of its reader; facts that are not given stay as written. */
export const filled = (text: string, facts: Partial<LetterFacts>): string =>
  text.replaceAll(inBraces, (whole, name: string) =>
    isKnown(name) ? (facts[name] ?? whole) : whole,
  )
