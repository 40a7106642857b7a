import type { Tx } from '../platform/db/database.ts'

/** What vacancies ask of the nouns above them. */
export type VacanciesPorts = {
  /**
   * A vacancy is about to close: all decisions become final, because one undone afterwards would
   * leave a person without an answer.
   */
  closing: (tx: Tx, vacancyId: number, now: Date) => Promise<void>
}

declare module '../platform/context.ts' {
  interface Ports {
    vacancies: VacanciesPorts
  }
}
