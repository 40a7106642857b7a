/** Display form of a `noun.verb` name of the server; not translated. */
export const doing = (name: string): string => name.replace('.', ': ')
