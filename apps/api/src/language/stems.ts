/**
 * Finds the stem of a word, so that a search for one form also finds the others. First the word is
 * put in the singular. Occupations have rules of their own, because PostgreSQL's Portuguese
 * dictionary gives the same stem to a person and a thing ("motorista" and "motor", "ajudante" and
 * "ajuda") and different stems to some pairs ("secretário" and "secretária"). Other words are
 * looked up in the lexicon, which stores that dictionary's stems. A word that is not in the lexicon
 * gets the stem of its other gender; without one, it loses its last vowel.
 */
export class Stems {
  private readonly lexicon: Map<string, string>
  private readonly cache = new Map<string, string>()

  /** @param lexicon folded singular → folded stem */
  constructor(lexicon: Map<string, string> = new Map()) {
    this.lexicon = lexicon
  }

  /** @param word folded, see `fold` */
  stem(word: string): string {
    const cached = this.cache.get(word)
    if (cached !== undefined) return cached
    const stem = this.compute(word)
    // Searches contain any number of different words, so the size is limited.
    if (this.cache.size > 100_000) this.cache.clear()
    this.cache.set(word, stem)
    return stem
  }

  /** The form of a word to add to the lexicon; null when a rule or the lexicon covers it. */
  missing(word: string): string | null {
    const single = singular(word)
    const isCovered =
      isInvariable(single) || occupationStem(single) !== null || this.lexicon.has(single)
    return isCovered ? null : single
  }

  /** Adds words to the lexicon. Call it before a document with these words is added. */
  learn(entries: Iterable<readonly [word: string, stem: string]>): void {
    for (const [word, stem] of entries) this.lexicon.set(word, stem)
    this.cache.clear()
  }

  private compute(word: string): string {
    const single = singular(word)
    if (isInvariable(single)) return single
    const ruleStem = occupationStem(single)
    if (ruleStem) return ruleStem
    const known = this.lexicon.get(single)
    if (known) return known
    for (const form of otherGenders(single)) {
      const stem = this.lexicon.get(form)
      if (stem) return stem
    }
    return single.replace(/[aeo]$/, '')
  }
}

/** Short words, numbers and codes have only one form. */
const isInvariable = (word: string): boolean => word.length <= 3 || /[0-9+#]/.test(word)

const plurals: [RegExp, string][] = [
  [/(?:oes|aes)$/, 'ao'],
  [/(?:ões|ães)$/, 'ão'],
  [/éis$/, 'el'],
  [/óis$/, 'ol'],
  [/([aeou])is$/, '$1l'],
  [/([bcdfgjlmnpqrstvxz])is$/, '$1il'],
  [/ns$/, 'm'],
  [/([rz])es$/, '$1'],
  [/([aeoáéó])s$/, '$1'],
]

/** "operações" → "operação", "gerais" → "geral"; for words with and without accents. */
export function singular(word: string): string {
  if (word.length < 5 || !word.endsWith('s')) return word
  for (const [ending, replacement] of plurals)
    if (ending.test(word)) return word.replace(ending, replacement)
  return word
}

const occupations: [RegExp, string][] = [
  [/(.{3,}ist)a$/, '$1'],
  [/(.{2,}eir)[ao]$/, '$1'],
  [/(.{2,}ari)[ao]$/, '$1'],
  [/(.{3,}nt)[ae]$/, '$1'],
  [/(.{2,}or)a?$/, '$1'],
]

/** "motorista" → "motorist", "enfermeira" → "enfermeir"; null when no rule applies. */
function occupationStem(word: string): string | null {
  for (const [ending, replacement] of occupations)
    if (ending.test(word)) return word.replace(ending, replacement)
  return null
}

/** Forms of the other gender: "administrativa" → "administrativo". */
function otherGenders(word: string): string[] {
  const base = word.slice(0, -1)
  if (word.endsWith('a')) return [`${base}o`, base, `${base}e`]
  if (word.endsWith('o')) return [`${base}a`, base, `${base}e`]
  if (word.endsWith('e')) return [`${base}a`, `${base}o`]
  return [`${word}o`, `${word}a`, `${word}e`]
}
