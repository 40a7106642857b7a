/** Languages of the interface; the first is the default and the fallback. */
export const languages = ['pt-BR', 'en', 'de', 'fr'] as const
export type Language = (typeof languages)[number]

/** A consent text for readers of other languages; the Portuguese text is the one that is stored. */
export type ConsentTranslations = Record<Exclude<Language, 'pt-BR'>, string>
