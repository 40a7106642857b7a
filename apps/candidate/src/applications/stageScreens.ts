import type { ApplicationView } from '@trilha/contracts/applications/applications'
import type { StageKind } from '@trilha/contracts/vacancies/enums'
import { paths } from '../paths.ts'

/**
 * The screen for each kind of stage. Kinds without an entry are conducted by the company. Each kind
 * has texts below `next.of` in the namespace `applications`.
 */
export const stageScreens = {
  requirements: paths.requirementsTest,
  competency: (vacancyId) => paths.selfAssessment('competency', vacancyId),
  values: (vacancyId) => paths.selfAssessment('values', vacancyId),
  video: paths.videoInterview,
  questions: paths.questionsTest,
  custom: paths.customTest,
} as const satisfies Partial<Record<StageKind, (vacancyId: number) => string>>

export type StageKindWithScreen = keyof typeof stageScreens

/** True if the candidate does the stage on a screen of this site. */
export const isDoneOnScreen = (kind: StageKind): kind is StageKindWithScreen =>
  Object.hasOwn(stageScreens, kind)

/** The screen of the stage that the candidate can do now; null if there is none. */
export function waitingScreen(application: ApplicationView): string | null {
  const { stages, current, can, vacancy } = application
  const stage = stages.find(({ id }) => id === current?.stageId)
  if (!stage || !can.startStage.allowed || !isDoneOnScreen(stage.kind)) return null
  return stageScreens[stage.kind](vacancy.id)
}
