import { fold } from '@trilha/contracts/shared/fold'
import { createRequire } from 'node:module'
import type * as Core from '@zxcvbn-ts/core'
import type * as Common from '@zxcvbn-ts/language-common'
import type * as Portuguese from '@zxcvbn-ts/language-pt-br'
import type { PasswordHint } from '@trilha/contracts/accounts/accounts'
import { fieldError } from '../../platform/errors.ts'
import type { FieldError } from '@trilha/contracts/shared/errors'

/** Personal data. A password must not consist of it. */
export type Personal = { name?: string | null; email?: string | null }
export type Strength = { score: number; hintId: PasswordHint | null; hint: string | null }

/** Lowest score of an accepted password. */
const minScore = 2
/** Words that come to mind on this site. A password must not consist of them either. */
const productWords = ['trilha', 'vaga', 'vagas', 'emprego', 'empregos']
/** A password with fewer letters outside the person's own words and these is too easy to guess. */
const minOtherLetters = 4

const hintTexts: Record<PasswordHint, string> = {
  common: 'Esta senha é muito usada. Junte palavras que só façam sentido para você.',
  names: 'Nomes são fáceis de adivinhar. Junte palavras que só façam sentido para você.',
  personal: 'Não use o seu nome nem o seu e-mail na senha.',
  dates: 'Datas e anos são fáceis de adivinhar. Junte outras palavras.',
  repeats: 'Repetições são fáceis de adivinhar. Use palavras diferentes.',
  sequences: 'Sequências como "abc" e "123" são fáceis de adivinhar.',
  keyboard: 'Teclas vizinhas são fáceis de adivinhar. Use palavras diferentes.',
  'more-words': 'Junte mais uma ou duas palavras menos comuns.',
}

/** Our hint for each warning of the library. */
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
const warningNames = Object.keys(hintOf) as (keyof typeof hintOf)[]

const require = createRequire(import.meta.url)

let loaded: Core.ZxcvbnFactory | undefined
/**
 * Loads the library and its dictionaries on first use (75 ms), to save memory in processes that
 * never need them. A check then takes about 10 ms, 40 ms at worst.
 */
function loadLibrary(): Core.ZxcvbnFactory {
  if (loaded) return loaded
  const core = require('@zxcvbn-ts/core') as typeof Core
  const { adjacencyGraphs, dictionary: common } =
    require('@zxcvbn-ts/language-common') as typeof Common
  const { dictionary: portuguese, translations } =
    require('@zxcvbn-ts/language-pt-br') as typeof Portuguese
  loaded = new core.ZxcvbnFactory({
    dictionary: { ...common, ...portuguese, trilha: productWords },
    graphs: adjacencyGraphs,
    // Makes the library return the names of the warnings instead of texts.
    translations: {
      ...translations,
      warnings: Object.fromEntries(warningNames.map((name) => [name, name])) as never,
    },
    // The time grows with the square of the length, and longer passwords are safe.
    maxLength: 32,
  })
  return loaded
}

/** Strength of a password for this person: score 0 to 4, with a hint below 3. */
export function strengthOf(password: string, personal: Personal = {}): Strength {
  const words = personalWords(personal)
  const scoreOfWords = password.length > 20 ? 1 : 0
  if (countOtherLetters(password, words) < minOtherLetters)
    return toStrength(scoreOfWords, 'personal')
  if (countOtherLetters(password, [...words, ...productWords]) < minOtherLetters)
    return toStrength(scoreOfWords, 'common')
  const { score, feedback } = loadLibrary().check(password, words)
  const warning = warningNames.find((name) => name === feedback.warning)
  if (score > minScore) return toStrength(score, null)
  return toStrength(score, warning ? hintOf[warning] : 'more-words')
}

/** The error for a password that is too easy to guess; null when it is accepted. */
export function passwordProblem(
  field: string,
  password: string,
  personal: Personal,
): FieldError | null {
  return strengthOf(password, personal).score < minScore ? fieldError(field, 'password-weak') : null
}

const toStrength = (score: number, hintId: PasswordHint | null): Strength => ({
  score,
  hintId,
  hint: hintId && hintTexts[hintId],
})

function personalWords({ name, email }: Personal): string[] {
  const parts = `${name ?? ''} ${email ?? ''}`.split(/[^\p{L}\p{N}]+/u)
  return [...new Set(parts.map(fold).filter((part) => part.length >= 3))]
}

/**
 * Number of letters outside the person's own words: 0 for "maria.silva94". Infinity for a password
 * without any of these words, which only the library rates.
 */
function countOtherLetters(password: string, words: string[]): number {
  const longestFirst = words.toSorted((a, b) => b.length - a.length)
  const text = fold(password)
  const rest = longestFirst.reduce((remaining, word) => remaining.replaceAll(word, ''), text)
  return rest === text ? Number.POSITIVE_INFINITY : rest.replaceAll(/[^\p{L}]/gu, '').length
}
