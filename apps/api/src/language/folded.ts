import { fold } from '@trilha/contracts/shared/fold'

/** Folded and with single spaces: for comparing accepted texts and questions. */
export const folded = (text: string): string => fold(text).replaceAll(/\s+/g, ' ').trim()
