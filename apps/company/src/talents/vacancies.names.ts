import type { DeskVacancy } from '@trilha/contracts/desk'

/** A vacancy among others: companies look for the same role in several cities. */
export const nameWithPlace = ({ roleName, municipality }: DeskVacancy): string =>
  municipality ? `${roleName}, ${municipality.name}, ${municipality.state}` : roleName
