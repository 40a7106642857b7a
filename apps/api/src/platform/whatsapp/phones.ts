/**
 * Key to compare phone numbers. WhatsApp writes Brazilian mobile numbers with or without the ninth
 * digit, so the key does not contain it.
 * @param phone digits, with or without `+`.
 */
export function phoneKey(phone: string): string {
  const digits = phone.replaceAll(/\D/g, '')
  return digits.replace(/^(55\d\d)9(\d{8})$/, '$1$2')
}

/** The forms in which a profile may store a number: `+55` and 10 or 11 digits. */
export function phonesOf(phone: string): string[] {
  const key = phoneKey(phone)
  const [, area, rest] = /^(55\d\d)(\d{8})$/.exec(key) ?? []
  return area && rest ? [`+${area}${rest}`, `+${area}9${rest}`] : [`+${key}`]
}
