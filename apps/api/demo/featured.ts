import { mapsVacancy } from './featured.maps.ts'
import type { Featured } from './featured.parts.ts'
import { pipelineVacancies } from './featured.pipelines.ts'
import { testVacancies } from './featured.tests.ts'
import { trailVacancies } from './featured.trails.ts'
import { videoVacancy } from './featured.video.ts'
import { finalAnswer } from './stages.ts'

/** Complete vacancies, which have applications. */
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
