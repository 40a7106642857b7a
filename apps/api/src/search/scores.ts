import { valuesOf, type Columns } from './columns.ts'
import { placeTable, rowOf } from './places.ts'
import {
  classedFacts,
  maxPlaceClass,
  maxWorkClass,
  shut,
  shutScore,
  type ClassedFact,
  type ScoreClasses,
  type VacancyFacts,
} from './searchIndex.types.ts'

/** With fewer hits, each hit is scored separately. */
const minHitsToShare = 2000

export type Scoring = {
  columns: Columns
  list: Uint32Array
  /** How many ordinals of the list to score. */
  count: number
  score: (facts: VacancyFacts) => number
  classes: ScoreClasses | undefined
}

/** The scores of the ordinals of a list, in its order. */
export function scoresOf({ columns, list, count, score, classes }: Scoring): Float64Array {
  const scores = new Float64Array(count)
  const facts = {} as VacancyFacts
  const scoreOne = (ordinal: number): number => {
    columns.read(ordinal, facts)
    return score(facts)
  }
  if (!classes || count < minHitsToShare) {
    for (let i = 0; i < count; i++) scores[i] = scoreOne(list[i]!)
    return scores
  }
  const groups = scoreGroups(columns, classes)
  // The score of a group is computed for its first vacancy.
  const groupScores = new Float64Array(groups.count).fill(Number.NaN)
  for (let i = 0; i < count; i++) {
    const group = groups.groupOf(list[i]!)
    if (group < 0) {
      scores[i] = shutScore
      continue
    }
    let value = groupScores[group]!
    if (Number.isNaN(value)) value = groupScores[group] = scoreOne(list[i]!)
    scores[i] = value
  }
  return scores
}

/** Place classes: none, an unlisted municipality, and those in `ScoreClasses`. */
const placeCount = maxPlaceClass + 2

/** The classes of a fact's values by code, and one more than the greatest of them. */
function factTable(fact: ClassedFact, { classOf }: ScoreClasses) {
  const table = Uint8Array.from(valuesOf(fact), (value) => classOf(fact, value))
  return { table, count: 1 + Math.max(...table.filter((found) => found !== shut), 0) }
}

/** The groups of vacancies with the same score, and a function that finds an ordinal's group. */
function scoreGroups(columns: Columns, classes: ScoreClasses) {
  const { work, otherWork, minAge, municipality, salary } = columns
  const tables = classedFacts.map((fact) => ({
    codes: fact === 'shift' ? columns.shift : columns.facets[fact],
    ...factTable(fact, classes),
  }))
  const workTable = classes.work
  const placeByRow = placeTable(classes.places)
  const { salaryCents } = classes
  const age = classes.age ?? Infinity
  /** Salaries have one value per step, one below the steps, and one for none. */
  const salaryStep = (key: number): number => {
    if (key === 0) return 0
    let step = 1
    while (step <= salaryCents.length && key - 1 >= salaryCents[step - 1]!) step++
    return step
  }
  const count = tables.reduce(
    (product, table) => product * table.count,
    (maxWorkClass + 1) * placeCount * (salaryCents.length + 2),
  )
  /** A number below `count`; -1 for a shut vacancy. */
  const groupOf = (ordinal: number): number => {
    const first = workTable[work[ordinal]!]!
    if (first === shut || minAge[ordinal]! > age) return -1
    const other = otherWork[ordinal]!
    const second = other === 0 ? first : workTable[other]!
    let group = second !== shut && second > first ? second : first
    for (const { codes, table, count: classCount } of tables) {
      const found = table[codes[ordinal]!]!
      if (found === shut) return -1
      group = group * classCount + found
    }
    const code = municipality[ordinal]!
    group = group * placeCount + (code === 0 ? 0 : 1 + placeByRow[rowOf(code)]!)
    return group * (salaryCents.length + 2) + salaryStep(salary[ordinal]!)
  }
  return { count, groupOf }
}
