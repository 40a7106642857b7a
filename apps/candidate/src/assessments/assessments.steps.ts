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
  /** Validation message; null if the test may be submitted with it. */
  problem: string | null
  /** Number of options with number keys, and their handler; the index starts at 0. */
  numbers: number
  onNumber?: (index: number) => void
  /** The input handles Enter and the arrow keys itself. */
  ownKeys?: boolean
  /** Save status of the answer. */
  status: SaveStatus
}
