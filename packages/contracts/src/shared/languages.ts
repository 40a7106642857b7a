/** Languages of the interface; the first is the default and the fallback. */
export const languages = ['pt-BR', 'en', 'de', 'fr'] as const
export type Language = (typeof languages)[number]
