import type { DeskVacancy } from '@trilha/contracts/desk'

/** Vacancy title with place, because companies recruit the same role in several cities. */
export const nameWithPlace = ({ roleName, municipality }: DeskVacancy): string =>
  municipality ? `${roleName}, ${municipality.name}, ${municipality.state}` : roleName
