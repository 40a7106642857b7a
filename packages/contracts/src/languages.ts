/** The interface's languages; the first is the default and the answer to any unknown value. */
export const languages = ['pt-BR', 'en', 'de', 'fr'] as const
export type Language = (typeof languages)[number]
