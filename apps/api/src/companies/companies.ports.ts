import type { VacancyCard } from '@trilha/contracts/vacancies/vacancies'
import type { State } from '@trilha/contracts/vacancies/enums'
import type { Platform } from '../platform/context.ts'
import type { Tx } from '../platform/db/database.ts'

/** A city with the number of open vacancies in it. */
export type PlaceCount = { name: string; state: State; count: number }

/** Functions that companies need from the noun vacancies, which is above them. */
export type CompaniesPorts = {
  /** Reviews the open vacancies of a company again after its texts or verification changed. */
  reviseVacancies: (tx: Tx, companyId: string, now: Date) => Promise<void>
  /** Open vacancies of one company, newest first, and their cities. */
  openVacancies: (
    platform: Pick<Platform, 'replica' | 'now'>,
    companyId: string,
    paging: { page: number; limit: number },
  ) => Promise<{ cards: VacancyCard[]; count: number; places: PlaceCount[] }>
}

declare module '../platform/context.ts' {
  interface Ports {
    companies: CompaniesPorts
  }
}
