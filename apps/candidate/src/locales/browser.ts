import { createTextLoader } from '@trilha/web/i18n/textLoader.ts'

/** Loads one file of texts: of this site, or of the texts that the sites share. */
export const loadTexts = createTextLoader(import.meta.glob('./*/*.json'))
