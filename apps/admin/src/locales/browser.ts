import { createTextLoader } from '@trilha/web/i18n/textLoader.ts'

/** Loads one locale file, of this site or shared by the sites. */
export const loadTexts = createTextLoader(import.meta.glob('./*/*.json'))
