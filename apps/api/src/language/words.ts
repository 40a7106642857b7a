import { fold } from '@trilha/contracts/shared/fold'

/** A word of a text: in lower case for display, and folded for comparing. */
export type Word = { shown: string; folded: string }

/** Words that are ignored because they carry no meaning. */
const stopWords = new Set(
  (
    'a o e as os de da do das dos em na no nas nos ao aos um uma uns umas para pra por pelo pela com ' +
    'sem que ou p n of the and for'
  ).split(' '),
)

/** Words that people type before a role: "vaga de motorista", "emprego como caixa". */
const requestWords = new Set(
  (
    'vaga vagas emprego empregos trabalho trabalhos trabalhar oportunidade oportunidades procuro ' +
    'quero preciso busco contrata contratando precisa'
  ).split(' '),
)
const linkingWords = new Set('de da do para pra como em na no por se'.split(' '))

/**
 * Endings for gender and number: "(a)", "(o/a)", "/a", "(M/F)", "(as)", "(es)". An ending in
 * brackets may follow a space. After a consonant, as in "enfermeir(o/a)", it contains the word's
 * last vowel.
 */
const genderEndings: [RegExp, string][] = [
  [/((?<!o)r|[bcdfghjklmnpqstvxz])(?:\(\s*[ao]\s*\/\s*[ao]\s*\)|@(?![a-z]))/g, '$1o'],
  [/\s?\(\s*(?:[aeo]s?|[aeo]s?\s*\/\s*[aeo]s?|e?s|r?as?|eira|[mfh]\s*\/\s*[mfh])\s*\)/g, ' '],
  [/([a-zà-ÿ]{3})\s?\/\s?(?:[ao]s?|ras?|eiras?)(?![a-zà-ÿ0-9])/g, '$1 '],
  [/(^|[^a-zà-ÿ0-9])[mfh]\s?\/\s?[mfh](?![a-zà-ÿ0-9])/g, '$1'],
  // "c/ experiência", "p/ loja"
  [/(^|\s)[cps]\/(?=\s?[a-zà-ÿ]{2})/g, '$1'],
]

/** Compounds that would otherwise be split into several words. */
const compounds: [RegExp, string][] = [
  [/(^|[^a-z0-9])\.net(?![a-z])/g, '$1dotnet'],
  [/([a-z])\.js(?![a-z])/g, '$1js'],
  [/(^|[^a-z])e[- ](commerce|learning|mail)/g, '$1e$2'],
  [/(^|[^a-z])nr[- ]?(\d+)/g, '$1nr$2'],
  [/(^|[^a-z])r ?& ?s(?![a-z])/g, '$1recrutamento seleção'],
  [/(^|[^a-z])p ?& ?d(?![a-z])/g, '$1pesquisa desenvolvimento'],
]
/** Initials, as in "r.h." and "s.a.c", which form one word each. */
const initials = /(?<![a-z])(?:[a-z]\.){2,}[a-z]?(?![a-z])|(?<![a-z])[a-z]\.[a-z](?![a-z.])/g

/** Matches texts that need more than splitting at spaces. Most keywords do not match. */
const needsParsing = /[^a-z0-9à-öø-ÿ ]|(?:^| )(?:nr \d|e (?:commerce|learning|mail))/
const wordPattern = /[\p{L}\p{N}]+[+#]*/gu

/**
 * The words of a title, of keywords or of a search, in order and without stop words:
 * "Vendedor(a) de Calçados" → vendedor, calcados.
 */
export function wordsOf(text: string): Word[] {
  const words: Word[] = []
  for (const shown of tokenize(text)) {
    const folded = fold(shown)
    if (!isStopWord(folded)) words.push({ shown, folded })
  }
  return words
}

export const isStopWord = (folded: string): boolean => folded === '' || stopWords.has(folded)

/** Splits a text into words in lower case, including stop words and empty strings. */
export function tokenize(text: string): string[] {
  const lower = text.toLowerCase()
  if (!needsParsing.test(lower)) return lower.split(' ')
  let plain = lower.normalize('NFC')
  if (/[(/@]/.test(plain)) plain = withoutGender(plain)
  return joinCompounds(plain).match(wordPattern) ?? []
}

/** "vendedor(a)" → "vendedor"; for a text in lower case. */
export const withoutGender = (text: string): string =>
  genderEndings.reduce((plain, [ending, replacement]) => plain.replace(ending, replacement), text)

function joinCompounds(text: string): string {
  let plain = text
  for (const [pattern, replacement] of compounds) plain = plain.replace(pattern, replacement)
  return plain.replace(initials, (match) => match.replaceAll('.', ''))
}

/** The words of a search without request words: at most 12, from the first 200 characters. */
export function searchWordsOf(text: string): Word[] {
  return wordsOf(withoutRequestWords(text.slice(0, 200))).slice(0, 12)
}

/** A search text in lower case with its typos corrected. @param corrections by folded word */
export function correctedText(text: string, corrections: Map<string, string>): string {
  return withoutRequestWords(text.slice(0, 200))
    .toLowerCase()
    .normalize('NFC')
    .replace(wordPattern, (word) => corrections.get(fold(word)) ?? word)
}

/** "vaga de motorista" → "motorista". A text of only such words stays as it is. */
function withoutRequestWords(text: string): string {
  const parts = text.trim().split(/\s+/)
  let start = 0
  while (start < parts.length && requestWords.has(fold(parts[start]!))) {
    start++
    while (start < parts.length && linkingWords.has(fold(parts[start]!))) start++
  }
  return (start < parts.length ? parts.slice(start) : parts).join(' ')
}
