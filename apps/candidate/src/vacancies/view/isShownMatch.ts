import { minShownMatch } from '@trilha/contracts/vacancies/vacancies'

/** True for a match that is worth a number; a lower one would only discourage. */
export const isShownMatch = (match: number | null): match is number =>
  match !== null && match >= minShownMatch
