/**
 * Word → stem, so that the forms of a word find each other. Three steps: the singular; occupations by
 * rules of our own, since the dictionary merges the person with the thing ("motorista" and "motor",
 * "ajudante" and "ajuda") and parts some pairs ("secretário", "secretária"); then the lexicon, which
 * holds what PostgreSQL's Portuguese dictionary answers. Words that the lexicon lacks take the stem of
 * a known sibling form, else lose their last vowel.
 */
export class Stems {
  private readonly lexicon: Map<string, string>
  private readonly memo = new Map<string, string>()

  /** @param lexicon folded singular → folded stem */
  constructor(lexicon: Map<string, string> = new Map()) {
    this.lexicon = lexicon
  }

  /** @param word folded; see words.ts */
  stem(word: string): string {
    const known = this.memo.get(word)
    if (known !== undefined) return known
    const stem = this.find(word)
    // Searches bring words without end: the memo must not grow with them.
    if (this.memo.size > 100_000) this.memo.clear()
    this.memo.set(word, stem)
    return stem
  }

  /** The form under which the lexicon should hold a word, or null when rules or the lexicon know it. */
  missing(word: string): string | null {
    const single = singular(word)
    return fixed(single) || occupation(single) || this.lexicon.has(single) ? null : single
  }

  /** Takes in words of the lexicon. To be called before a document with these words is added. */
  learn(entries: Iterable<readonly [word: string, stem: string]>): void {
    for (const [word, stem] of entries) this.lexicon.set(word, stem)
    this.memo.clear()
  }

  private find(word: string): string {
    const single = singular(word)
    if (fixed(single)) return single
    const person = occupation(single)
    if (person) return person
    const known = this.lexicon.get(single)
    if (known) return known
    for (const sibling of siblings(single)) {
      const stem = this.lexicon.get(sibling)
      if (stem) return stem
    }
    return single.replace(/[aeo]$/, '')
  }
}

/** Short words, numbers and codes have one form. */
const fixed = (word: string): boolean => word.length <= 3 || /[0-9+#]/.test(word)

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

/** "operações" → "operação", "gerais" → "geral", "vendedores" → "vendedor"; folded or with accents. */
export function singular(word: string): string {
  if (word.length < 5 || !word.endsWith('s')) return word
  for (const [ending, by] of plurals) if (ending.test(word)) return word.replace(ending, by)
  return word
}

const occupations: [RegExp, string][] = [
  [/(.{3,}ist)a$/, '$1'],
  [/(.{2,}eir)[ao]$/, '$1'],
  [/(.{2,}ari)[ao]$/, '$1'],
  [/(.{3,}nt)[ae]$/, '$1'],
  [/(.{2,}or)a?$/, '$1'],
]

/** "motorista" → "motorist", "enfermeira" → "enfermeir", "vendedora" → "vendedor", else null. */
function occupation(word: string): string | null {
  for (const [ending, by] of occupations) if (ending.test(word)) return word.replace(ending, by)
  return null
}

/** Forms of the other gender: "administrativa" → "administrativo". */
function siblings(word: string): string[] {
  const base = word.slice(0, -1)
  if (word.endsWith('a')) return [`${base}o`, base, `${base}e`]
  if (word.endsWith('o')) return [`${base}a`, base, `${base}e`]
  if (word.endsWith('e')) return [`${base}a`, `${base}o`]
  return [`${word}o`, `${word}a`, `${word}e`]
}
