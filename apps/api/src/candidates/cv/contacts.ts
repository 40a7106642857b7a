import { digits, isPhone } from '@trilha/contracts/shared/documents'
import { states, type State } from '@trilha/contracts/vacancies/enums'
import type { Line } from './lines.ts'
import { foldInPlace, headingOf, isRole, isSchool } from './words.ts'

export type Contacts = {
  name: string | null
  email: string | null
  /** Ten or eleven digits. */
  phone: string | null
  linkedin: string | null
  city: { name: string; state: State } | null
}

const emailPattern = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/
const phonePattern =
  /(?<![\d.])(?:\+?55[\s.-]*)?\(?0?[1-9]\d\)?[\s.-]*9?[\s.-]?\d{4}[\s.-]?\d{4}(?!\d)/g
const linkedinPattern = /(?:[a-z]{2,3}\.)?linkedin\.com\/in\/[\w%-]+/i
const cityPattern =
  /(\p{Lu}[\p{L}'’-]+(?: (?:d[aeo]s?|e|\p{Lu}[\p{L}'’-]+))*)\s*(?:[,/|–-]|\s-\s)\s*([A-Z]{2})\b/gu

/**
 * Replaces phones, postal codes and CPFs with spaces, because they could look like periods. The
 * positions of other characters do not change.
 */
export function withoutContacts(line: string): string {
  return line
    .replaceAll(phonePattern, (found) => ' '.repeat(found.length))
    .replaceAll(/\d{5}-\d{3}|\d{3}\.\d{3}\.\d{3}-\d{2}/g, (found) => ' '.repeat(found.length))
}

/** Name, e-mail, phone, LinkedIn and city of a CV; a missing one is null. Pure. */
export function contactsOf(lines: readonly Line[]): Contacts {
  const all = lines.map(({ text }) => text)
  const text = all.join('\n')
  const phones = [...text.matchAll(phonePattern)]
    .map(([found]) => localDigits(found))
    .filter(isPhone)
  // Mobile numbers (11 digits) first, because companies call those.
  const phone = phones.find((found) => found.length === 11) ?? phones[0]
  const linkedin = linkedinPattern.exec(text)?.[0]
  return {
    name: nameOf(lines),
    email: emailPattern.exec(text)?.[0].toLowerCase() ?? null,
    phone: phone ?? null,
    linkedin: linkedin ? `https://${linkedin.replace(/^(?![a-z]+\.linkedin)/, 'www.')}` : null,
    city: cityOf(all),
  }
}

/** Removes the country code and the long-distance zero. */
const localDigits = (phone: string): string =>
  digits(phone)
    .replace(/^55(?=0?\d{10,11}$)/, '')
    .replace(/^0/, '')

/** The first city with a state in a CV. */
function cityOf(lines: readonly string[]): Contacts['city'] {
  for (const line of lines)
    for (const [, name = '', code = ''] of line.matchAll(cityPattern)) {
      const state = states.find((one) => one === code)
      if (state) return { name, state }
    }
  return null
}

/**
 * The name after a label `Nome:`. Without a label, the line in the largest font among those of the
 * first 40 lines that can be a name.
 */
function nameOf(lines: readonly Line[]): string | null {
  const labelled = lines
    .map(({ text }) => /^nome(?: completo)?\s*:\s*(.+)$/i.exec(text)?.[1])
    .find((name) => name !== undefined)
  if (labelled) return titleCased(labelled)
  const possible = lines.slice(0, 40).filter(({ text }) => canBeName(text))
  const largest = possible.toSorted((a, b) => b.size - a.size)[0]
  return largest ? titleCased(largest.text) : null
}

const notNames =
  /curricul|vitae|resume|rua |avenida|bairro|solteir|casad|brasileir|anos|disponib|telefone|contato/

function canBeName(text: string): boolean {
  const words = text.split(/\s+/)
  return (
    words.length >= 2 &&
    words.length <= 7 &&
    /^[\p{L}'’. -]{5,80}$/u.test(text) &&
    words.every((word) => /^\p{Lu}/u.test(word) || /^(d[aeo]s?|e)$/i.test(word)) &&
    !headingOf(text) &&
    !isRole(text) &&
    !isSchool(text) &&
    !notNames.test(foldInPlace(text))
  )
}

/** Converts JOÃO DA SILVA to João da Silva; mixed case stays as it is. */
function titleCased(name: string): string {
  const trimmed = name.trim().slice(0, 120)
  if (trimmed !== trimmed.toUpperCase()) return trimmed
  return trimmed
    .toLowerCase()
    .replaceAll(/(?<![\p{L}'’])\p{L}/gu, (letter) => letter.toUpperCase())
    .replaceAll(/ (D[aeo]s?|E) /g, (small) => small.toLowerCase())
}
