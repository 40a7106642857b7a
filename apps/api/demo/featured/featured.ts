import { mapsVacancy } from './mapsVacancy.ts'
import type { Featured } from './parts.ts'
import { pipelineVacancies } from './pipelineVacancies.ts'
import { testVacancies } from './testVacancies.ts'
import { trailVacancies } from './trailVacancies.ts'
import { videoVacancy } from './videoVacancy.ts'
import { finalAnswer } from '../vacancies/stages.ts'

/** The vacancies that are written in full and get applications. */
export const featured: Featured[] = [
  videoVacancy,
  ...pipelineVacancies,
  ...trailVacancies,
  ...testVacancies,
  mapsVacancy,
].map((vacancy) => ({
  ...vacancy,
  draft: { ...vacancy.draft, stages: [...vacancy.draft.stages, finalAnswer] },
}))
