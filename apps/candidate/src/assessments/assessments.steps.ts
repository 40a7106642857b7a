import type { SaveStatus } from '@trilha/web/data/autosave.ts'

/** One question of any kind of test, for the player and the review. */
export type TestStep = {
  id: string
  /** Text above the question: the kind of answer. */
  eyebrow: string
  question: string
  /** Short form for the review; the question by default. */
  listed?: string
  /** The answer as text; null if there is none. */
  answer: string | null
  /** Validation message; null if the test may be submitted with this answer. */
  problem: string | null
  /** Number of options that have a number key. */
  numbers: number
  /** Selects the option of a number key; the index starts at 0. */
  onNumber?: (index: number) => void
  /** One option answers the question: a tap on it continues. */
  oneTap?: boolean
  /** The input handles Enter and the arrow keys itself. */
  ownKeys?: boolean
  /** Save status of the answer. */
  status: SaveStatus
}
