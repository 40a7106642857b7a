import { createRequire } from 'node:module'
import type * as Core from '@zxcvbn-ts/core'
import type * as Common from '@zxcvbn-ts/language-common'
import type * as Portuguese from '@zxcvbn-ts/language-pt-br'
import type { PasswordHint } from '@trilha/contracts/accounts'
import { fieldError } from '../platform/errors.ts'
import type { FieldError } from '@trilha/contracts/errors'

/** What a password may not be made of. */
export type Personal = { name?: string | null; email?: string | null }
export type Strength = { score: number; hintId: PasswordHint | null; hint: string | null }

/** Below this a password is refused. */
const enough = 2

const texts: Record<PasswordHint, string> = {
  common: 'Esta senha é muito usada. Junte palavras que só façam sentido para você.',
  names: 'Nomes são fáceis de adivinhar. Junte palavras que só façam sentido para você.',
  personal: 'Não use o seu nome nem o seu e-mail na senha.',
  dates: 'Datas e anos são fáceis de adivinhar. Junte outras palavras.',
  repeats: 'Repetições são fáceis de adivinhar. Use palavras diferentes.',
  sequences: 'Sequências como "abc" e "123" são fáceis de adivinhar.',
  keyboard: 'Teclas vizinhas são fáceis de adivinhar. Use palavras diferentes.',
  'more-words': 'Junte mais uma ou duas palavras menos comuns.',
}

/** The library's warnings, told in our words. */
const hintOf: Record<keyof typeof Portuguese.translations.warnings, PasswordHint> = {
  straightRow: 'keyboard',
  keyPattern: 'keyboard',
  simpleRepeat: 'repeats',
  extendedRepeat: 'repeats',
  sequences: 'sequences',
  recentYears: 'dates',
  dates: 'dates',
  topTen: 'common',
  topHundred: 'common',
  common: 'common',
  similarToCommon: 'common',
  wordByItself: 'common',
  namesByThemselves: 'names',
  commonNames: 'names',
  userInputs: 'personal',
  pwned: 'common',
}
const names = Object.keys(hintOf) as (keyof typeof hintOf)[]

const require = createRequire(import.meta.url)

let loaded: Core.ZxcvbnFactory | undefined
/**
 * Loads the library and its dictionaries on first use (75 ms), since they would lie in memory
 * where nobody chooses a password; a check then takes about 10 ms, 40 at worst.
 */
function checker(): Core.ZxcvbnFactory {
  if (loaded) return loaded
  const core = require('@zxcvbn-ts/core') as typeof Core
  const { adjacencyGraphs, dictionary: common } =
    require('@zxcvbn-ts/language-common') as typeof Common
  const { dictionary: portuguese, translations } =
    require('@zxcvbn-ts/language-pt-br') as typeof Portuguese
  loaded = new core.ZxcvbnFactory({
    dictionary: { ...common, ...portuguese, trilha: ['trilha', 'vaga', 'vagas', 'emprego'] },
    graphs: adjacencyGraphs,
    // Its warnings come back as their own names.
    translations: {
      ...translations,
      warnings: Object.fromEntries(names.map((name) => [name, name])) as never,
    },
    // The work grows with the square of the length, and who types more than this is safe.
    maxLength: 32,
  })
  return loaded
}

/** How hard a password is to guess, 0 to 4, for this person; with what would help, below 3. */
export function strengthOf(password: string, personal: Personal = {}): Strength {
  const words = personalWords(personal)
  if (leftWithout(password, words) < 4) return told(password.length > 20 ? 1 : 0, 'personal')
  const { score, feedback } = checker().check(password, words)
  const warning = names.find((name) => name === feedback.warning)
  if (score > enough) return told(score, null)
  return told(score, warning ? hintOf[warning] : 'more-words')
}

/** The refusal of a password that is too easy to guess; null when it is good. */
export function refusedPassword(
  field: string,
  password: string,
  personal: Personal,
): FieldError | null {
  return strengthOf(password, personal).score < enough ? fieldError(field, 'password-weak') : null
}

const told = (score: number, hintId: PasswordHint | null): Strength => ({
  score,
  hintId,
  hint: hintId && texts[hintId],
})

function personalWords({ name, email }: Personal): string[] {
  const parts = `${name ?? ''} ${email ?? ''}`.split(/[^\p{L}\p{N}]+/u)
  return [...new Set(parts.map(plain).filter((part) => part.length >= 3))]
}

const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** How many letters are left once the person's own words are taken out ("maria.silva94": none). */
function leftWithout(password: string, words: string[]): number {
  const longestFirst = words.toSorted((a, b) => b.length - a.length)
  const text = plain(password)
  const rest = longestFirst.reduce((left, word) => left.replaceAll(word, ''), text)
  // A password without any of them is judged by the library alone.
  return rest === text ? Number.POSITIVE_INFINITY : rest.replaceAll(/[^\p{L}]/gu, '').length
}
