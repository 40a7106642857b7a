import type { StageKind } from '@trilha/contracts/vacancies.enums'
import { paths } from '../paths.ts'

/**
 * The screen on which a person does a stage, by its kind. A kind that is not here has none: the
 * company conducts it. Each kind has its words below `next.of` in the texts of `applications`.
 */
export const stageScreens = {
  requirements: paths.requirementsTest,
  competency: (vacancyId) => paths.selfAssessment('competency', vacancyId),
  values: (vacancyId) => paths.selfAssessment('values', vacancyId),
  video: paths.videoInterview,
  questions: paths.questionsTest,
  custom: paths.customTest,
} as const satisfies Partial<Record<StageKind, (vacancyId: number) => string>>

export type DoneOnScreen = keyof typeof stageScreens

/** True where the person does the stage on a screen of ours. */
export const isDoneOnScreen = (kind: StageKind): kind is DoneOnScreen =>
  Object.hasOwn(stageScreens, kind)
