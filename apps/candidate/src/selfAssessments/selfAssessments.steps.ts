import {
  assessmentForms,
  statementsPerScreen,
  type Block,
} from '@trilha/contracts/selfAssessments/items'
import type { AssessmentKind } from '@trilha/contracts/selfAssessments/scales'
import type { Answers, Given } from './answering/answers.ts'
import { isComplete } from './answering/pick.ts'

/**
 * The content of one screen of a questionnaire. `from` is the index of its first statement among
 * all; `part` and `number` start at 1.
 */
export type Place =
  | { is: 'statements'; id: string; items: readonly string[]; from: number }
  | { is: 'portrait'; id: string; part: number }
  | { is: 'block'; id: string; block: Block; number: number }

/**
 * The screens in order.
 * @param short without the second part of the competencies.
 */
export function placesOf(kind: AssessmentKind, short: boolean): Place[] {
  const { parts, blocks } = assessmentForms[kind]
  if (kind === 'values')
    return parts.flatMap((items, part) =>
      items.map((id): Place => ({ is: 'portrait', id, part: part + 1 })),
    )
  const items = parts.flat()
  const statements = Array.from(
    { length: Math.ceil(items.length / statementsPerScreen) },
    (_, i): Place => {
      const from = i * statementsPerScreen
      const screenItems = items.slice(from, from + statementsPerScreen)
      return { is: 'statements', id: screenItems[0] ?? '', items: screenItems, from }
    },
  )
  const blockPlaces = blocks.map((block, i): Place => ({
    is: 'block',
    id: block.id,
    block,
    number: i + 1,
  }))
  return short ? statements : [...statements, ...blockPlaces]
}

/** Items of a screen without a complete answer. */
export function missingAt(place: Place, answers: Answers): string[] {
  switch (place.is) {
    case 'statements':
      return place.items.filter((item) => !hasValue(answers[item]))
    case 'portrait':
      return hasValue(answers[place.id]) ? [] : [place.id]
    case 'block':
      return isComplete(answers[place.id] ?? { most: null, least: null }) ? [] : [place.id]
  }
}

const hasValue = (given: Given | undefined): boolean => (given?.value ?? null) !== null
