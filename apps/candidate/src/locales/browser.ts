import { createTextLoader } from '@trilha/web/i18n/textLoader.ts'

/** One file of texts, of this site or of those that the sites share. */
export const loadTexts = createTextLoader(import.meta.glob('./*/*.json'))
