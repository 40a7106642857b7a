import type { Language } from '@trilha/contracts/shared/languages'

const separatorsOf = (language: Language) => {
  const parts = new Intl.NumberFormat(language, { useGrouping: true }).formatToParts(12345.6)
  const separator = (type: string) => parts.find((part) => part.type === type)?.value ?? ''
  return { decimal: separator('decimal'), group: separator('group') }
}

/**
 * Parses a number typed with the separators of the language; null if invalid. A decimal point and a
 * decimal comma are accepted in every language, because some keyboards have only one of them.
 */
export function numberOf(text: string, language: Language): number | null {
  const { decimal, group } = separatorsOf(language)
  const plain = text.replaceAll(/[\s\u00A0\u202F]/g, '').replace('−', '-')
  const grouped = new RegExp(`^-?\\d{1,3}(?:\\${group}\\d{3})+(?:\\${decimal}\\d+)?$`)
  const ungrouped = grouped.test(plain) ? plain.replaceAll(group, '') : plain
  const value = ungrouped.replace(',', '.')
  return /^-?\d{1,15}(\.\d{1,10})?$/.test(value) ? Number(value) : null
}

/** Formats a number for an input field: without thousands separators. */
export const numberText = (value: number, language: Language): string =>
  new Intl.NumberFormat(language, { useGrouping: false, maximumFractionDigits: 10 }).format(value)

/** Number of decimals. */
export const decimalsOf = (value: number): number =>
  (numberText(value, 'en').split('.')[1] ?? '').length
