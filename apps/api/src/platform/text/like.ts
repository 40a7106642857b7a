/** Escapes the wildcards of SQL's `like`, so that a typed text is found as it is. */
export const escapeLike = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`)
