import type { Language } from '@trilha/contracts/shared/languages'

const signs = (language: Language) => {
  const parts = new Intl.NumberFormat(language, { useGrouping: true }).formatToParts(12345.6)
  const sign = (type: string) => parts.find((part) => part.type === type)?.value ?? ''
  return { decimal: sign('decimal'), group: sign('group') }
}

/**
 * Parses a typed number: decimal comma in Portuguese, or a point for keyboards that only have that.
 * Null if invalid.
 */
export function numberOf(text: string, language: Language): number | null {
  const { decimal, group } = signs(language)
  const plain = text.replaceAll(/[\s\u00A0\u202F]/g, '').replace('−', '-')
  const grouped = new RegExp(`^-?\\d{1,3}(?:\\${group}\\d{3})+(?:\\${decimal}\\d+)?$`)
  const bare = grouped.test(plain) ? plain.replaceAll(group, '') : plain
  const value = bare.replace(',', '.')
  return /^-?\d{1,15}(\.\d{1,10})?$/.test(value) ? Number(value) : null
}

/** Formats a number for an input field: without thousands separators. */
export const numberText = (value: number, language: Language): string =>
  new Intl.NumberFormat(language, { useGrouping: false, maximumFractionDigits: 10 }).format(value)

/** Number of decimals. */
export const decimalsOf = (value: number): number => (String(value).split('.')[1] ?? '').length
