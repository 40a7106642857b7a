import { fold } from '@trilha/contracts/shared/fold'

/** A text for comparisons: without accents, in lower case and with single spaces. */
export const folded = (text: string): string => fold(text).replaceAll(/\s+/g, ' ').trim()
