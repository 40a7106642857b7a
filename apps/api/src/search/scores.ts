import { facetValues, type Columns } from './columns.ts'
import { maxPlaces, type ScoreSteps, type VacancyFacts } from './searchIndex.types.ts'

type Score = (facts: VacancyFacts) => number

/** Below this many hits each is scored on its own. */
const few = 2000

/** Scores of the first `count` ordinals of a list, in its order. */
export function scoresOf(
  columns: Columns,
  list: Uint32Array,
  count: number,
  score: Score,
  steps: ScoreSteps | undefined,
): Float64Array {
  const scores = new Float64Array(count)
  const facts = {} as VacancyFacts
  const direct = (ordinal: number): number => {
    columns.read(ordinal, facts)
    return score(facts)
  }
  if (!steps || count < few) {
    for (let i = 0; i < count; i++) scores[i] = direct(list[i]!)
    return scores
  }
  const kindOf = kinds(columns, steps)
  // A few thousand kinds of vacancies differ for a score: each is scored once.
  const known = new Float64Array(kindCount(steps)).fill(Number.NaN)
  for (let i = 0; i < count; i++) {
    const kind = kindOf(list[i]!)
    let value = known[kind]!
    if (Number.isNaN(value)) value = known[kind] = direct(list[i]!)
    scores[i] = value
  }
  return scores
}

const choices = (facet: 'state' | 'workplace' | 'schooling' | 'cnh'): number =>
  facetValues[facet].length + 1

/** No municipality, any other one, and the numbered ones. */
const places = maxPlaces + 2

/** Salary steps and "not given", and what the municipality is like. */
const kindCount = ({ salaryCents }: ScoreSteps): number =>
  choices('state') *
  choices('workplace') *
  choices('schooling') *
  choices('cnh') *
  (salaryCents.length + 2) *
  places

/** IBGE's last digit only checks the others, and the first two are the state, 53 at most. */
const row = (municipality: number): number => (municipality / 10) | 0
const rows = 540_000

/** What numbered municipalities are like, by `row`. */
function placeTable(numbers: ReadonlyMap<number, number>): Uint8Array {
  const table = new Uint8Array(rows)
  for (const [code, number] of numbers) table[row(code)] = number
  return table
}

/** Numbers the combinations of what a score may look at. */
function kinds(columns: Columns, { places: numbers, salaryCents }: ScoreSteps) {
  const { state, workplace, schooling, cnh } = columns.facets
  const [workplaces, schoolings, cnhs] = [
    choices('workplace'),
    choices('schooling'),
    choices('cnh'),
  ]
  const table = placeTable(numbers)
  const salaries = salaryCents.length + 2
  return (ordinal: number): number => {
    const key = columns.salary[ordinal]!
    let salary = 0
    if (key > 0) {
      salary = 1
      while (salary <= salaryCents.length && key - 1 >= salaryCents[salary - 1]!) salary++
    }
    let kind = state[ordinal]!
    kind = kind * workplaces + workplace[ordinal]!
    kind = kind * schoolings + schooling[ordinal]!
    kind = kind * cnhs + cnh[ordinal]!
    kind = kind * salaries + salary
    const code = columns.municipality[ordinal]!
    return kind * places + (code === 0 ? 0 : 1 + table[row(code)]!)
  }
}
