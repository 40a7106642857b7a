import { facetValues, type Columns } from './columns.ts'
import { maxPlaces, type ScoreSteps, type VacancyFacts } from './searchIndex.types.ts'

/** With fewer hits, each hit is scored separately. */
const minHitsToShare = 2000

type Scoring = {
  columns: Columns
  list: Uint32Array
  /** How many ordinals of the list to score. */
  count: number
  score: (facts: VacancyFacts) => number
  steps: ScoreSteps | undefined
}

/** The scores of the ordinals of a list, in its order. */
export function scoresOf({ columns, list, count, score, steps }: Scoring): Float64Array {
  const scores = new Float64Array(count)
  const facts = {} as VacancyFacts
  const scoreOne = (ordinal: number): number => {
    columns.read(ordinal, facts)
    return score(facts)
  }
  if (!steps || count < minHitsToShare) {
    for (let i = 0; i < count; i++) scores[i] = scoreOne(list[i]!)
    return scores
  }
  const groupOf = scoreGroups(columns, steps)
  // There are only a few thousand groups of vacancies with the same score. The score of a group is
  // computed for its first vacancy.
  const groupScores = new Float64Array(groupCount(steps)).fill(Number.NaN)
  for (let i = 0; i < count; i++) {
    const group = groupOf(list[i]!)
    let value = groupScores[group]!
    if (Number.isNaN(value)) value = groupScores[group] = scoreOne(list[i]!)
    scores[i] = value
  }
  return scores
}

const codeCount = (facet: 'state' | 'workplace' | 'schooling' | 'cnh'): number =>
  facetValues[facet].length + 1

/** Number of place codes: none, an unlisted municipality, and the numbers in `ScoreSteps`. */
const placeCount = maxPlaces + 2

/** Number of groups. Salaries have one value per step, one below the steps, and one for none. */
const groupCount = ({ salaryCents }: ScoreSteps): number =>
  codeCount('state') *
  codeCount('workplace') *
  codeCount('schooling') *
  codeCount('cnh') *
  (salaryCents.length + 2) *
  placeCount

/**
 * The row of a municipality in the place table: its IBGE code without the last digit, which is a
 * check digit. The first two digits are the state, 53 at most.
 */
const rowOf = (municipality: number): number => (municipality / 10) | 0
const rowCount = 540_000

/** The numbers of the listed municipalities, by `rowOf`. */
function placeTable(numbers: ReadonlyMap<number, number>): Uint8Array {
  const table = new Uint8Array(rowCount)
  for (const [code, number] of numbers) table[rowOf(code)] = number
  return table
}

/** Returns a function that finds the group of an ordinal. A group has the same score. */
function scoreGroups(columns: Columns, { places, salaryCents }: ScoreSteps) {
  const { state, workplace, schooling, cnh } = columns.facets
  const workplaceCount = codeCount('workplace')
  const schoolingCount = codeCount('schooling')
  const cnhCount = codeCount('cnh')
  const placeByRow = placeTable(places)
  const salaryCount = salaryCents.length + 2
  return (ordinal: number): number => {
    const salaryKey = columns.salary[ordinal]!
    let salaryStep = 0
    if (salaryKey > 0) {
      const cents = salaryKey - 1
      salaryStep = 1
      while (salaryStep <= salaryCents.length && cents >= salaryCents[salaryStep - 1]!) salaryStep++
    }
    let group = state[ordinal]!
    group = group * workplaceCount + workplace[ordinal]!
    group = group * schoolingCount + schooling[ordinal]!
    group = group * cnhCount + cnh[ordinal]!
    group = group * salaryCount + salaryStep
    const code = columns.municipality[ordinal]!
    return group * placeCount + (code === 0 ? 0 : 1 + placeByRow[rowOf(code)]!)
  }
}
