import { fold } from '@trilha/contracts/shared/fold'
import { talentAge } from '@trilha/contracts/talents/own'
import { dayInBrasilia } from '@trilha/contracts/vacancies/states'
import { readMatchProfile } from '../candidates/matchProfile.ts'
import { createMasker } from '../blind/blind.mask.ts'
import type { Platform } from '../platform/context.ts'
import { inTransaction, type Tx } from '../platform/db/database.ts'
import { singular, Stems } from '../language/stems.ts'
import { isStopWord, tokenize } from '../language/words.ts'
import { stemsOfWords } from '../vacancies/search/lexicon.ts'
import {
  deleteDocument,
  insertWords,
  lockAndCheckSearchable,
  selectConsenting,
  selectNames,
  selectProfileTime,
  selectTalentTexts,
  upsertDocument,
} from './talents.documents.store.ts'
import { storedWork } from './talents.works.ts'
import { facetsOf, lexeme, uncountedTerms } from './talents.terms.ts'

/** The latest birth date of a person who is an adult today, `yyyy-mm-dd`. */
export function latestAdultBirthDate(now: Date): string {
  const [year, monthAndDay] = [dayInBrasilia(now).slice(0, 4), dayInBrasilia(now).slice(4)]
  // A leap year minus 18 is no leap year, so on 29 February the latest birth date is 28 February.
  const day = monthAndDay === '-02-29' ? '-02-28' : monthAndDay
  return `${Number(year) - talentAge}${day}`
}

/**
 * Updates a person's search document, or deletes it if the person is not searchable. Must run in
 * the transaction that changes the profile. Idempotent.
 */
export async function syncTalentDocument(tx: Tx, candidateId: string, now: Date): Promise<void> {
  if (!(await lockAndCheckSearchable(tx, candidateId, latestAdultBirthDate(now))))
    return deleteDocument(tx, candidateId)
  const facts = await readMatchProfile(tx, candidateId)
  const texts = await selectTalentTexts(tx, candidateId)
  // Names and contacts are not searchable, because a result would confirm a guess.
  const mask = createMasker({ ...(await selectNames(tx, candidateId)), hidden: true })
  const words = await stemsOf(tx, { title: texts.title.map(mask), any: texts.any.map(mask) })
  const facets = facetsOf(facts)
  const terms = [
    ...words.title.map((stem) => lexeme('title', stem)),
    ...words.any.map((stem) => lexeme('word', stem)),
    ...facets,
    ...uncountedTerms(facts),
  ]
  await upsertDocument(
    tx,
    {
      candidateId,
      terms: [...new Set(terms)],
      facets,
      municipalityCode: facts.municipalityCode,
      state: facts.state ?? null,
      schooling: facts.schooling ?? null,
      cnh: facts.cnh ?? null,
      works: facts.works.map(storedWork),
      workWeights: facts.works.map(({ weight, confidence }) => weight * confidence),
    },
    (await selectProfileTime(tx, candidateId)) ?? now,
  )
}

/** The stems of a person's texts, made as in the vacancy search; `any` includes the title. */
async function stemsOf(tx: Tx, texts: { title: string[]; any: string[] }) {
  const title = wordsIn(texts.title)
  const any = new Map([...wordsIn(texts.any), ...title])
  if (any.size === 0) return { title: [], any: [] }
  const stems = new Stems()
  const unknown = [...any].flatMap(([folded, shown]): [string, string][] => {
    const word = stems.missing(folded)
    return word === null ? [] : [[word, singular(shown)]]
  })
  if (unknown.length > 0) stems.learn(await stemsOfWords(tx, new Map(unknown)))
  await insertWords(tx, any)
  const unique = (words: Map<string, string>) => [
    ...new Set([...words.keys()].map((word) => stems.stem(word))),
  ]
  return { title: unique(title), any: unique(any) }
}

/** Folded word → word with accents. Strings above 40 characters are left out: they are no words. */
function wordsIn(texts: readonly string[]): Map<string, string> {
  const words = new Map<string, string>()
  for (const text of texts)
    for (const shown of tokenize(text)) {
      const folded = fold(shown)
      if (!isStopWord(folded) && folded.length <= 40) words.set(folded, shown)
    }
  return words
}

const batchSize = 200

/**
 * Rebuilds every document, because the rules for words may have changed and a change may have been
 * made without a call of `syncTalentDocument`.
 * @returns how many people have an active consent.
 */
export async function refreshTalents({ db, now }: Pick<Platform, 'db' | 'now'>): Promise<number> {
  let count = 0
  for (let after = '00000000-0000-0000-0000-000000000000'; ;) {
    const people = await selectConsenting(db, after, batchSize)
    // One transaction per person, so that each lock is short.
    for (const { id } of people) await inTransaction(db, (tx) => syncTalentDocument(tx, id, now()))
    count += people.length
    if (people.length < batchSize) return count
    after = people.at(-1)!.id
  }
}
