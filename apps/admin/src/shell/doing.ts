/** `noun.verb` of the server as a person reads it; it is a name, and the same in every language. */
export const doing = (name: string): string => name.replace('.', ': ')
