const beyondAscii = /[\u0080-\uffff]/
/** The accents of Latin letters, once `normalize('NFD')` has separated them. */
const accents = /[\u0300-\u036f]/g

/** Lower case and without accents, for comparing texts: "Técnico" → "tecnico". */
export function fold(text: string): string {
  const lower = text.toLowerCase()
  return beyondAscii.test(lower) ? lower.normalize('NFD').replace(accents, '') : lower
}

/**
 * Converts a text to a name for URLs and files, of at most 80 characters: "Iracema Conceição" →
 * "iracema-conceicao".
 */
export const slugify = (text: string): string =>
  fold(text)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 80)
    .replaceAll(/^-+|-+$/g, '')
