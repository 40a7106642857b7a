import { canPrecedeName, levelOf, saysLevel } from './level.ts'
import { recognise, type Work } from './recognise.ts'
import { occupationByCode, occupations, type Occupation } from './table.ts'
import { comparedWords } from './words.ts'

/** The families, by code, that a word says something about, and how much: rare words say more. */
type Vote = { codes: readonly number[]; rarity: number }
let votes: Map<string, Vote> | undefined

function computeVotes(): Map<string, Vote> {
  const families = new Map<string, Set<number>>()
  for (const { code, names, fieldNames, skills } of occupations)
    for (const word of [...names, ...fieldNames, ...skills].flatMap(comparedWords))
      families.set(word, (families.get(word) ?? new Set()).add(code))
  return new Map(
    [...families].map(([word, codes]) => [
      word,
      { codes: [...codes], rarity: Math.log(occupations.length / codes.size) },
    ]),
  )
}

/** A word of the title says as much as this many words of the text. */
const titleWeight = 3
/** Below this sum nothing is guessed. */
const minSum = 14
/** The best family must be ahead of every one of another area by this factor. */
const minLead = 1.1

/**
 * The work of a vacancy: by its title, or where the table does not know that, by the words of its
 * text, as a guess. Empty when the words do not agree.
 * @param keywords the words of its texts, see `keywordsOf`
 */
export function worksOfVacancy(title: string, keywords: string): readonly Work[] {
  const named = recognise(title)
  if (named[0] && named[0].confidence >= 0.8) return named
  const guessed = guess(title, keywords)
  return guessed ? [guessed] : named
}

function guess(title: string, keywords: string): Work | null {
  votes ??= computeVotes()
  const titleWords = comparedWords(title)
  const workWords = titleWords.filter((word) => !canPrecedeName(word))
  const weights = new Map(comparedWords(keywords).map((word) => [word, 1]))
  for (const word of workWords) weights.set(word, titleWeight)
  const sums = new Float64Array(occupations.length + 1)
  for (const [word, weight] of weights) {
    const vote = votes.get(word)
    if (vote) for (const code of vote.codes) sums[code]! += vote.rarity * weight
  }
  const bestSum = Math.max(...sums)
  if (bestSum < minSum) return null
  const occupation = occupationByCode(sums.indexOf(bestSum))
  const rivalSum = Math.max(
    ...occupations.map((other) => (isAlike(other, occupation) ? 0 : sums[other.code]!)),
  )
  if (bestSum < rivalSum * minLead) return null
  return {
    occupation,
    level: levelOf(titleWords, occupation.level),
    isLevelSaid: titleWords.some(saysLevel),
    confidence: 0.5,
  }
}

const isAlike = (a: Occupation, b: Occupation) =>
  a.area === b.area || a.near.has(b.id) || b.near.has(a.id)
