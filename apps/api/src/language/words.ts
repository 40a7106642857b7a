/** A word of a text: as written in lower case, and folded for comparing. */
export type Word = { shown: string; folded: string }

/** Words that say nothing about a vacancy. */
const stopWords = new Set(
  (
    'a o e as os de da do das dos em na no nas nos ao aos um uma uns umas para pra por pelo pela com ' +
    'sem que ou p n of the and for'
  ).split(' '),
)

/** What people type around the role they look for: "vaga de motorista", "emprego como caixa". */
const askingWords = new Set(
  (
    'vaga vagas emprego empregos trabalho trabalhos trabalhar oportunidade oportunidades procuro ' +
    'quero preciso busco contrata contratando precisa'
  ).split(' '),
)
const linkingWords = new Set('de da do para pra como em na no por se'.split(' '))

/**
 * Marks of gender and number: "(a)", "(o/a)", "/a", "(M/F)", "(as)", "(es)". A mark in brackets may
 * stand after a blank; after a bare consonant, as in "enfermeir(o/a)", it carries the word's own vowel.
 */
const marks: [RegExp, string][] = [
  [/((?<!o)r|[bcdfghjklmnpqstvxz])(?:\(\s*[ao]\s*\/\s*[ao]\s*\)|@(?![a-z]))/g, '$1o'],
  [/\s?\(\s*(?:[aeo]s?|[aeo]s?\s*\/\s*[aeo]s?|e?s|r?as?|eira|[mfh]\s*\/\s*[mfh])\s*\)/g, ' '],
  [/([a-zà-ÿ]{3})\s?\/\s?(?:[ao]s?|ras?|eiras?)(?![a-zà-ÿ0-9])/g, '$1 '],
  [/(^|[^a-zà-ÿ0-9])[mfh]\s?\/\s?[mfh](?![a-zà-ÿ0-9])/g, '$1'],
  // "c/ experiência", "p/ loja"
  [/(^|\s)[cps]\/(?=\s?[a-zà-ÿ]{2})/g, '$1'],
]

/** Spellings that splitting into words would tear apart. */
const compounds: [RegExp, string][] = [
  [/(^|[^a-z0-9])\.net(?![a-z])/g, '$1dotnet'],
  [/([a-z])\.js(?![a-z])/g, '$1js'],
  [/(^|[^a-z])e[- ](commerce|learning|mail)/g, '$1e$2'],
  [/(^|[^a-z])nr[- ]?(\d+)/g, '$1nr$2'],
  [/(^|[^a-z])r ?& ?s(?![a-z])/g, '$1recrutamento seleção'],
  [/(^|[^a-z])p ?& ?d(?![a-z])/g, '$1pesquisa desenvolvimento'],
]
/** "r.h." and "s.a.c" are one word each. */
const initials = /(?<![a-z])(?:[a-z]\.){2,}[a-z]?(?![a-z])|(?<![a-z])[a-z]\.[a-z](?![a-z.])/g

/** What keeps a text from being cut at its blanks: key words mostly hold nothing of the kind. */
const special = /[^a-z0-9à-öø-ÿ ]|(?:^| )(?:nr \d|e (?:commerce|learning|mail))/
const wordPattern = /[\p{L}\p{N}]+[+#]*/gu
const beyondAscii = /[\u0080-\uffff]/
const combining = /[\u0300-\u036f]/g

/** Lower case and without accents: "Técnico" → "tecnico". */
export function fold(text: string): string {
  const lower = text.toLowerCase()
  return beyondAscii.test(lower) ? lower.normalize('NFD').replace(combining, '') : lower
}

/**
 * The words of a title, of key words or of a search, in order and without stop words:
 * "Vendedor(a) de Calçados" → vendedor, calcados.
 */
export function wordsOf(text: string): Word[] {
  const words: Word[] = []
  for (const shown of piecesOf(text)) {
    const folded = fold(shown)
    if (!isStopWord(folded)) words.push({ shown, folded })
  }
  return words
}

export const isStopWord = (folded: string): boolean => folded === '' || stopWords.has(folded)

/** A text cut into words in lower case, stop words and empty pieces included. */
export function piecesOf(text: string): string[] {
  const lower = text.toLowerCase()
  if (!special.test(lower)) return lower.split(' ')
  let plain = beyondAscii.test(lower) ? lower.normalize('NFC') : lower
  if (/[(/@]/.test(plain)) for (const [mark, by] of marks) plain = plain.replace(mark, by)
  return joined(plain).match(wordPattern) ?? []
}

function joined(text: string): string {
  let plain = text
  for (const [tear, by] of compounds) plain = plain.replace(tear, by)
  return plain.replace(initials, (match) => match.replaceAll('.', ''))
}

/** At most 12 words of the first 200 letters of a search, without what people type around the role. */
export function searchWordsOf(text: string): Word[] {
  return wordsOf(withoutAsking(text.slice(0, 200))).slice(0, 12)
}

/** A search as it was typed, in lower case, with the mended words in place of the typed ones. */
export function mendedText(text: string, mended: Map<string, string>): string {
  return withoutAsking(text.slice(0, 200))
    .toLowerCase()
    .normalize('NFC')
    .replace(wordPattern, (word) => mended.get(fold(word)) ?? word)
}

/** "vaga de motorista" → "motorista", as long as something remains. */
function withoutAsking(text: string): string {
  const parts = text.trim().split(/\s+/)
  let start = 0
  while (start < parts.length && askingWords.has(fold(parts[start]!))) {
    start++
    while (start < parts.length && linkingWords.has(fold(parts[start]!))) start++
  }
  return (start < parts.length ? parts.slice(start) : parts).join(' ')
}
