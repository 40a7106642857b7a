import type { Database } from '../platform/db/database.ts'
import { Dictionary } from '../search/dictionary.ts'
import { singular, Stems } from '../language/stems.ts'
import { Synonyms, synonymWords } from '../language/synonyms.ts'
import { correctedText, searchWordsOf, wordsOf } from '../language/words.ts'
import { stemsOfWords } from '../vacancies/search/lexicon.ts'
import { lexeme, quoted, type TermKind } from './talents.terms.ts'
import { selectStems, selectUsedTerms, selectWords } from './talents.words.store.ts'

/**
 * The words of a search, parsed as in the vacancy search. Each meaning is a list of phrases of
 * stems; one matching phrase is enough.
 */
export type TalentText = {
  meanings: string[][][]
  /** The search text with typos corrected; null without corrections. */
  searchedFor: string | null
}

type Lexicon = { stems: Stems; synonyms: Synonyms; dictionary: Dictionary; position: number }

/** One lexicon per database, because each database has its own words. */
const lexicons = new WeakMap<Database, Promise<Lexicon>>()
/** How many positions are read again: a word with a lower position may be committed later. */
const positionOverlap = 1000

async function loadLexicon(db: Database): Promise<Lexicon> {
  const stems = new Stems()
  const words = new Map<string, string>()
  for (const { folded, shown } of wordsOf(synonymWords())) {
    const word = stems.missing(folded)
    if (word !== null) words.set(word, singular(shown))
  }
  stems.learn(await stemsOfWords(db, words))
  const synonyms = new Synonyms(stems)
  return { stems, synonyms, dictionary: new Dictionary(stems, synonyms), position: 0 }
}

function lexiconOf(db: Database): Promise<Lexicon> {
  const cached = lexicons.get(db)
  if (cached) return cached
  const loading = loadLexicon(db)
  lexicons.set(db, loading)
  // After a failure the next search tries again.
  loading.catch(() => lexicons.delete(db))
  return loading
}

/** Parses the text of a search box; null when it has no words that count. */
export async function parseSearchText(db: Database, text: string): Promise<TalentText | null> {
  const words = searchWordsOf(text)
  if (words.length === 0) return null
  const lexicon = await lexiconOf(db)
  const { stems, synonyms } = lexicon
  await learnStems(
    db,
    stems,
    words.map(({ folded }) => folded),
  )
  const stemmed = words.map(({ folded }) => ({ folded, stem: stems.stem(folded) }))
  const otherStems = stemmed.filter(({ stem }) => !synonyms.hasStem(stem))
  const used = await usedStems(
    db,
    otherStems.map(({ stem }) => stem),
  )
  const corrections = new Map<string, string>()
  const resolved: string[] = []
  for (const { folded, stem } of stemmed) {
    const correction =
      synonyms.hasStem(stem) || used.has(stem) ? null : await nearestWord(db, lexicon, folded)
    if (correction) corrections.set(folded, correction.shown)
    resolved.push(correction?.stem ?? stem)
  }
  return {
    meanings: synonyms.meaningsOf(resolved),
    searchedFor: corrections.size > 0 ? correctedText(text, corrections) : null,
  }
}

/** A tsquery for the meanings of a search, in titles or in any text. */
export function wordQuery(
  { meanings }: TalentText,
  kind: Extract<TermKind, 'title' | 'word'>,
): string {
  return meanings
    .map((phrases) => {
      const all = phrases.map(
        (phrase) => `(${phrase.map((stem) => quoted(lexeme(kind, stem))).join(' & ')})`,
      )
      return `(${all.join(' | ')})`
    })
    .join(' & ')
}

async function learnStems(db: Database, stems: Stems, words: string[]): Promise<void> {
  const unknown = words.flatMap((word) => stems.missing(word) ?? [])
  if (unknown.length > 0) stems.learn(await selectStems(db, unknown))
}

/** The stems, among these, that at least one document contains. */
async function usedStems(db: Database, stems: readonly string[]): Promise<Set<string>> {
  if (stems.length === 0) return new Set()
  const terms = new Map(stems.map((stem) => [stem, quoted(lexeme('word', stem))]))
  return selectUsedTerms(db, terms)
}

/** The nearest word, among the words of all documents, to a mistyped one; null if none is near. */
async function nearestWord(
  db: Database,
  lexicon: Lexicon,
  typed: string,
): Promise<{ shown: string; stem: string } | null> {
  const { dictionary, stems } = lexicon
  for (const { shown, position } of await selectWords(db, lexicon.position - positionOverlap)) {
    if (!dictionary.hasWord(shown)) dictionary.keywordTerms(shown)
    lexicon.position = Math.max(lexicon.position, position)
  }
  dictionary.typos.indexNewWords()
  const candidates = dictionary.near(typed).slice(0, 12)
  await learnStems(
    db,
    stems,
    candidates.map(({ shown }) => wordsOf(shown)[0]?.folded ?? ''),
  )
  const stemmed = candidates.map(({ shown }) => ({
    shown,
    stem: stems.stem(wordsOf(shown)[0]?.folded ?? ''),
  }))
  const used = await usedStems(
    db,
    stemmed.map(({ stem }) => stem),
  )
  return stemmed.find(({ stem }) => used.has(stem)) ?? null
}
