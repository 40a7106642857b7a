import type { Tx } from '../platform/db/database.ts'

/** Functions of nouns above this one that vacancies call. */
export type VacanciesPorts = {
  /**
   * Called before a vacancy closes. Makes all decisions final, because undoing one afterwards would
   * leave a person without an answer.
   */
  closing: (tx: Tx, vacancyId: number, now: Date) => Promise<void>
}

declare module '../platform/context.ts' {
  interface Ports {
    vacancies: VacanciesPorts
  }
}
