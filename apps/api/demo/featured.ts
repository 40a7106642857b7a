import { mapsVacancy } from './featured.maps.ts'
import { pipelineVacancies } from './featured.pipelines.ts'
import { testVacancies } from './featured.tests.ts'
import { trailVacancies } from './featured.trails.ts'
import { videoVacancy } from './featured.video.ts'

/** Vacancies written in full, with people on them. */
export const featured = [
  videoVacancy,
  ...pipelineVacancies,
  ...trailVacancies,
  ...testVacancies,
  mapsVacancy,
]
