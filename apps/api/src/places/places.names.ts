import { fold } from '@trilha/contracts/shared/fold'

/** IBGE codes of the 27 capitals. They come before `largest`. */
export const capitals: ReadonlySet<number> = new Set([
  1100205, 1200401, 1302603, 1400100, 1501402, 1600303, 1721000, 2111300, 2211001, 2304400, 2408102,
  2507507, 2611606, 2704302, 2800308, 2927408, 3106200, 3205309, 3304557, 3550308, 4106902, 4205407,
  4314902, 5002704, 5103403, 5208707, 5300108,
])

/** Normalizes a name for comparison: lower case, no accents, apostrophes and hyphens as spaces. */
export function placeKey(name: string): string {
  return fold(name)
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()
}

/** A key without spaces, so that joined and separated words are equal. */
export const compactKey = (key: string): string => key.replaceAll(' ', '')

/** The compact key without "de", "dos" and the like, which people leave out. */
export const looseKey = (key: string): string =>
  compactKey(key.replaceAll(/ (?:d[aeo]s?|e)(?= )/g, ''))
