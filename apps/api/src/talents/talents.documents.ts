import { talentAge } from '@trilha/contracts/talents.own'
import { dayInBrasilia } from '@trilha/contracts/vacancies.states'
import { readFacts, readHomeAndPay } from '../candidates/candidates.service.ts'
import { masker } from '../desk/desk.mask.ts'
import type { Platform } from '../platform/context.ts'
import { inTransaction, type Tx } from '../platform/db/database.ts'
import { singular, Stems } from '../vacancies/search/stems.ts'
import { fold, isStopWord, piecesOf } from '../vacancies/search/words.ts'
import { stemsOfWords } from '../vacancies/vacancies.lexicon.ts'
import {
  deleteDocument,
  insertWords,
  lockFindable,
  selectConsenting,
  selectNames,
  selectProfileTime,
  selectTalentTexts,
  selectWorkplaces,
  upsertDocument,
} from './talents.documents.store.ts'
import { facetsOf, finerTerms, lexeme } from './talents.terms.ts'

/** The latest day on which somebody who is of age today was born, `yyyy-mm-dd`. */
export function bornBy(now: Date): string {
  const [year, monthAndDay] = [dayInBrasilia(now).slice(0, 4), dayInBrasilia(now).slice(4)]
  // 29 February has no counterpart in most years: then they are of age on 1 March.
  const day = monthAndDay === '-02-29' ? '-02-28' : monthAndDay
  return `${Number(year) - talentAge}${day}`
}

/**
 * Puts somebody's document in step with their profile, in the transaction of the change; takes it
 * out when they may not be found. Safe to do twice.
 */
export async function keepTalent(tx: Tx, candidateId: string, now: Date): Promise<void> {
  if (!(await lockFindable(tx, candidateId, bornBy(now)))) return deleteDocument(tx, candidateId)
  const told = await readFacts(tx, candidateId)
  const { municipalityCode } = await readHomeAndPay(tx, candidateId)
  const facts = {
    ...told,
    municipalityCode,
    workplaces: await selectWorkplaces(tx, candidateId),
  }
  const texts = await selectTalentTexts(tx, candidateId)
  // What a company may not read it may not ask for either: a guess that finds somebody confirms it.
  const masked = masker({ ...(await selectNames(tx, candidateId)), hidden: true })
  const words = await stemsOf(tx, { title: texts.title.map(masked), any: texts.any.map(masked) })
  const facets = facetsOf(facts)
  const terms = [
    ...words.title.map((stem) => lexeme('title', stem)),
    ...words.any.map((stem) => lexeme('word', stem)),
    ...facets,
    ...finerTerms(facts),
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
    },
    (await selectProfileTime(tx, candidateId)) ?? now,
  )
}

/** The stems of a person's texts, the same as the search of vacancies makes; `any` holds all. */
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

/** Folded word → with its accents. Longer than any word are only accidents. */
function wordsIn(texts: readonly string[]): Map<string, string> {
  const words = new Map<string, string>()
  for (const text of texts)
    for (const shown of piecesOf(text)) {
      const folded = fold(shown)
      if (!isStopWord(folded) && folded.length <= 40) words.set(folded, shown)
    }
  return words
}

const batch = 200

/**
 * Brings every document in step anew: what a change of the words' rules left behind, and who came
 * back without passing here.
 * @returns how many people may be found.
 */
export async function refreshTalents({ db, now }: Pick<Platform, 'db' | 'now'>): Promise<number> {
  let count = 0
  for (let after = '00000000-0000-0000-0000-000000000000'; ;) {
    const people = await selectConsenting(db, after, batch)
    // One transaction each: nobody waits for a stranger's.
    for (const { id } of people) await inTransaction(db, (tx) => keepTalent(tx, id, now()))
    count += people.length
    if (people.length < batch) return count
    after = people.at(-1)!.id
  }
}
