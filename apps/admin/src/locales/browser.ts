import { createTextLoader } from '@trilha/web/i18n/textLoader.ts'

/** Loads one locale file: of this site, or one that all sites share. */
export const loadTexts = createTextLoader(import.meta.glob('./*/*.json'))
