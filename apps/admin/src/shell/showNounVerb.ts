/**
 * Returns a `noun.verb` name of the server as it is shown, untranslated: "user.suspend" → "user:
 * suspend".
 */
export const showNounVerb = (name: string): string => name.replace('.', ': ')
