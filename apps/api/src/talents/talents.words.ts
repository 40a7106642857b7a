import type { Database } from '../platform/db/database.ts'
import { Dictionary } from '../vacancies/search/dictionary.ts'
import { singular, Stems } from '../vacancies/search/stems.ts'
import { Synonyms, synonymWords } from '../vacancies/search/synonyms.ts'
import { mendedText, searchWordsOf, wordsOf } from '../vacancies/search/words.ts'
import { stemsOfWords } from '../vacancies/vacancies.lexicon.ts'
import { lexeme, quoted, type Mark } from './talents.terms.ts'
import { selectAlive, selectStems, selectWords } from './talents.words.store.ts'

/**
 * The words of a search, understood as the search of vacancies does: each meaning is a list of
 * phrases of stems, of which one is enough. Null where no word counts.
 */
export type TalentText = {
  meanings: string[][][]
  /** The search with its mistyped words mended; null when nothing was mended. */
  searchedFor: string | null
}

type Language = { stems: Stems; synonyms: Synonyms; dictionary: Dictionary; position: number }

/** One for each database: the words of one are none of another's. */
const languages = new WeakMap<Database, Promise<Language>>()
/** Positions that may commit after later ones. */
const late = 1000

async function learn(db: Database): Promise<Language> {
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

function languageOf(db: Database): Promise<Language> {
  const known = languages.get(db)
  if (known) return known
  const learning = learn(db)
  languages.set(db, learning)
  // Tried anew by the next search.
  learning.catch(() => languages.delete(db))
  return learning
}

/** Understands a search box's text. */
export async function readWords(db: Database, text: string): Promise<TalentText | null> {
  const words = searchWordsOf(text)
  if (words.length === 0) return null
  const language = await languageOf(db)
  const { stems, synonyms } = language
  await learnStems(
    db,
    stems,
    words.map(({ folded }) => folded),
  )
  const plain = words.map(({ folded }) => ({ folded, stem: stems.stem(folded) }))
  const doubtful = plain.filter(({ stem }) => !synonyms.knows(stem))
  const alive = await aliveOf(
    db,
    doubtful.map(({ stem }) => stem),
  )
  const mended = new Map<string, string>()
  const meant: string[] = []
  for (const { folded, stem } of plain) {
    const near =
      synonyms.knows(stem) || alive.has(stem) ? null : await nearest(db, language, folded)
    if (near) mended.set(folded, near.shown)
    meant.push(near?.stem ?? stem)
  }
  return {
    meanings: synonyms.meaningsOf(meant),
    searchedFor: mended.size > 0 ? mendedText(text, mended) : null,
  }
}

/** A search's meanings for tsquery, as words of a title or of anything. */
export function wordQuery({ meanings }: TalentText, mark: Extract<Mark, 'title' | 'word'>): string {
  return meanings
    .map((phrases) => {
      const all = phrases.map(
        (phrase) => `(${phrase.map((stem) => quoted(lexeme(mark, stem))).join(' & ')})`,
      )
      return `(${all.join(' | ')})`
    })
    .join(' & ')
}

async function learnStems(db: Database, stems: Stems, words: string[]): Promise<void> {
  const unknown = words.flatMap((word) => stems.missing(word) ?? [])
  if (unknown.length > 0) stems.learn(await selectStems(db, unknown))
}

/** Those of these stems that somebody's document holds. */
async function aliveOf(db: Database, stems: readonly string[]): Promise<Set<string>> {
  if (stems.length === 0) return new Set()
  const terms = new Map(stems.map((stem) => [stem, quoted(lexeme('word', stem))]))
  return selectAlive(db, terms)
}

/** The nearest word to a mistyped one that somebody's document holds. */
async function nearest(
  db: Database,
  language: Language,
  typed: string,
): Promise<{ shown: string; stem: string } | null> {
  const { dictionary, stems } = language
  for (const { shown, position } of await selectWords(db, language.position - late)) {
    if (!dictionary.holds(shown)) dictionary.keywordTerms(shown)
    language.position = Math.max(language.position, position)
  }
  dictionary.typos.settle()
  const candidates = dictionary.near(typed).slice(0, 12)
  await learnStems(
    db,
    stems,
    candidates.map(({ shown }) => wordsOf(shown)[0]?.folded ?? ''),
  )
  const known = candidates.map(({ shown }) => ({
    shown,
    stem: stems.stem(wordsOf(shown)[0]?.folded ?? ''),
  }))
  const alive = await aliveOf(
    db,
    known.map(({ stem }) => stem),
  )
  return known.find(({ stem }) => alive.has(stem)) ?? null
}
