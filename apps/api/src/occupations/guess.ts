import { canPrecedeName, levelOf, saysLevel } from './level.ts'
import { recognise, type Work } from './recognise.ts'
import { occupations, type Occupation } from './table.ts'
import { comparedWords } from './words.ts'

/** How much a word says about a family: rare words say more. By word, then by the family's code. */
const votes = computeVotes()

function computeVotes(): Map<string, Map<number, number>> {
  const families = new Map<string, Set<number>>()
  for (const { code, names, fieldNames, skills } of occupations)
    for (const word of [...names, ...fieldNames, ...skills].flatMap(comparedWords))
      families.set(word, (families.get(word) ?? new Set()).add(code))
  return new Map(
    [...families].map(([word, codes]) => {
      const rarity = Math.log(occupations.length / codes.size)
      return [word, new Map([...codes].map((code) => [code, rarity]))]
    }),
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
  const titleWords = comparedWords(title)
  const workWords = titleWords.filter((word) => !canPrecedeName(word))
  const sums = new Map<number, number>()
  const weights = new Map(comparedWords(keywords).map((word) => [word, 1]))
  for (const word of workWords) weights.set(word, titleWeight)
  for (const [word, weight] of weights)
    for (const [code, vote] of votes.get(word) ?? [])
      sums.set(code, (sums.get(code) ?? 0) + vote * weight)
  const [best, ...others] = [...sums]
    .map(([code, sum]) => ({ occupation: occupations[code - 1]!, sum }))
    .sort((a, b) => b.sum - a.sum)
  if (!best || best.sum < minSum) return null
  const rival = others.find(({ occupation }) => !isAlike(occupation, best.occupation))
  if (rival && best.sum < rival.sum * minLead) return null
  const { occupation } = best
  return {
    occupation,
    level: levelOf(titleWords, occupation.level),
    isLevelSaid: titleWords.some(saysLevel),
    confidence: 0.5,
  }
}

const isAlike = (a: Occupation, b: Occupation) =>
  a.area === b.area || a.near.has(b.id) || b.near.has(a.id)
