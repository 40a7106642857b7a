import type { PipelineVacancy } from '@trilha/contracts/pipeline/pipeline'

/** Vacancy title with place, because companies recruit the same role in several cities. */
export const nameWithPlace = ({ roleName, municipality }: PipelineVacancy): string =>
  municipality ? `${roleName}, ${municipality.name}, ${municipality.state}` : roleName
