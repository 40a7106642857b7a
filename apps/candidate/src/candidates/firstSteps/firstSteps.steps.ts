/** The questions after the registration, in their order. */
export const firstSteps = ['work', 'place', 'cv'] as const
export type FirstStep = (typeof firstSteps)[number]

/** The step that an address names; the first one for anything else. */
export const stepOf = (text: string | null): FirstStep =>
  firstSteps.find((step) => step === text) ?? firstSteps[0]

/** The steps around one; null at the ends. */
export function stepsAround(step: FirstStep): {
  before: FirstStep | null
  after: FirstStep | null
} {
  const at = firstSteps.indexOf(step)
  return { before: firstSteps[at - 1] ?? null, after: firstSteps[at + 1] ?? null }
}

/** How far the trail is drawn at a step, in percent. */
export const percentAt: Record<FirstStep, number> = { work: 14, place: 48, cv: 82 }
