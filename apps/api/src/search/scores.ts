import { facetValues, type Columns } from './columns.ts'
import { maxPlaces, type ScoreSteps, type VacancyFacts } from './searchIndex.types.ts'

/** With fewer hits each one is scored separately. */
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
  // There are only a few thousand groups of vacancies with the same score: each is scored once.
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

/** No municipality, an unlisted one, and those listed in `ScoreSteps`. */
const placeCount = maxPlaces + 2

/** The salary counts as its step or as not given. */
const groupCount = ({ salaryCents }: ScoreSteps): number =>
  codeCount('state') *
  codeCount('workplace') *
  codeCount('schooling') *
  codeCount('cnh') *
  (salaryCents.length + 2) *
  placeCount

/** IBGE's last digit is a check digit; the first two are the state, 53 at most. */
const rowOf = (municipality: number): number => (municipality / 10) | 0
const rowCount = 540_000

/** The numbers of the listed municipalities, by `rowOf`. */
function placeTable(numbers: ReadonlyMap<number, number>): Uint8Array {
  const table = new Uint8Array(rowCount)
  for (const [code, number] of numbers) table[rowOf(code)] = number
  return table
}

/** Numbers the combinations of the facts that a score may use. */
function scoreGroups(columns: Columns, { places, salaryCents }: ScoreSteps) {
  const { state, workplace, schooling, cnh } = columns.facets
  const [workplaces, schoolings, cnhs] = [
    codeCount('workplace'),
    codeCount('schooling'),
    codeCount('cnh'),
  ]
  const table = placeTable(places)
  const salaries = salaryCents.length + 2
  return (ordinal: number): number => {
    const key = columns.salary[ordinal]!
    let salary = 0
    if (key > 0) {
      salary = 1
      while (salary <= salaryCents.length && key - 1 >= salaryCents[salary - 1]!) salary++
    }
    let group = state[ordinal]!
    group = group * workplaces + workplace[ordinal]!
    group = group * schoolings + schooling[ordinal]!
    group = group * cnhs + cnh[ordinal]!
    group = group * salaries + salary
    const code = columns.municipality[ordinal]!
    return group * placeCount + (code === 0 ? 0 : 1 + table[rowOf(code)]!)
  }
}
