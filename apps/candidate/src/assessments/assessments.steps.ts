import type { ReactNode } from 'react'
import type { SaveStatus } from '@trilha/web/data/autosave.ts'

/** One question of a test, whatever its kind, as the player shows it and the review lists it. */
export type TestStep = {
  id: string
  /** Above the question: what kind of answer it takes. */
  eyebrow: string
  question: string
  /** How the review names it; the question itself where absent. */
  listed?: string
  /** The answer in words; null while there is none. */
  answer: string | null
  /** What is missing or wrong, in words; null where the test may be sent with it. */
  problem: string | null
  /** The field or the choices, with what belongs between them and the question. */
  body: ReactNode
  /** How many choices the number keys reach, and what they do; counted from 0. */
  numbers: number
  onNumber?: (index: number) => void
  /** The field keeps Enter and the arrows to itself. */
  ownKeys?: boolean
  /** Where the answer is. */
  status: SaveStatus
}
