import type { Language } from '@trilha/contracts/languages'

const signs = (language: Language) => {
  const parts = new Intl.NumberFormat(language, { useGrouping: true }).formatToParts(12345.6)
  const sign = (type: string) => parts.find((part) => part.type === type)?.value ?? ''
  return { decimal: sign('decimal'), group: sign('group') }
}

/**
 * The number that somebody wrote: with a comma in Portuguese, with a point where a keyboard has
 * only that. Null where it is none.
 */
export function numberOf(text: string, language: Language): number | null {
  const { decimal, group } = signs(language)
  const plain = text.replaceAll(/[\s\u00A0\u202F]/g, '').replace('−', '-')
  const grouped = new RegExp(`^-?\\d{1,3}(?:\\${group}\\d{3})+(?:\\${decimal}\\d+)?$`)
  const bare = grouped.test(plain) ? plain.replaceAll(group, '') : plain
  const value = bare.replace(',', '.')
  return /^-?\d{1,15}(\.\d{1,10})?$/.test(value) ? Number(value) : null
}

/** How a number is written in a field: without marks between thousands. */
export const numberText = (value: number, language: Language): string =>
  new Intl.NumberFormat(language, { useGrouping: false, maximumFractionDigits: 10 }).format(value)

/** How many decimals a number has. */
export const decimalsOf = (value: number): number => (String(value).split('.')[1] ?? '').length
