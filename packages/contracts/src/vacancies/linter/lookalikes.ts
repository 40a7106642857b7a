/**
 * Characters that look like a Latin letter, by that letter. A forbidden word written with them must
 * be found too. From Unicode's confusables (UTS 39), limited to what looks like a to z in an
 * advertisement.
 */
const lookalikes: Record<string, string> = {
  a: 'аΑαɑᴀ',
  b: 'ВвЬьΒʙƀ',
  c: 'сСϲϹᴄↄ',
  d: 'ԁđðɖᴅ',
  e: 'еЕΕεҽєᴇɛ℮',
  f: 'ғƒϝꜰ',
  g: 'ɡɢգց',
  h: 'нНһҺΗħʜհԋ',
  i: 'іІΙιıɪӏɩ',
  j: 'јЈϳʝᴊȷ',
  k: 'кКΚκᴋƙ',
  l: 'łʟⅼŀɭ',
  m: 'мМΜᴍ',
  n: 'пΝηɴոռŋ',
  o: 'оОΟοσօØøᴏӨөס',
  p: 'рРΡρᴘþ',
  q: 'ԛգզ',
  r: 'гГʀɾ',
  s: 'ѕЅꜱʂ',
  t: 'тТΤτᴛŧƭ',
  u: 'υսᴜʋцμ',
  v: 'νѵѴᴠ',
  w: 'ԝԜωшᴡա',
  x: 'хХΧχ×',
  y: 'уУγΥүҮʏʎ',
  z: 'ΖᴢʐƶᏃ',
}
const letterOf = new Map(
  Object.entries(lookalikes).flatMap(([letter, chars]) =>
    Array.from(chars, (char) => [char, letter]),
  ),
)
/** First code points of the two rows of 26 negative circled and squared letters. */
const rowStarts = [0x1f150, 0x1f170]

/** Invisible characters: soft hyphens, zero-width spaces, fillers, combining marks, controls. */
const invisible = /[\p{M}\p{Cf}\p{Cc}\p{Default_Ignorable_Code_Point}]/gu

/**
 * Returns the Latin letter that a character looks like, in lower case and without accents; an empty
 * string for an invisible character.
 */
export function latinLetter(char: string): string {
  if (/^[\n -~]$/.test(char)) return char.toLowerCase()
  if (/[\u2800\u3164\uFFA0]/.test(char)) return ' '
  const alike = letterOf.get(char)
  if (alike) return alike
  const code = char.codePointAt(0) ?? 0
  const row = rowStarts.find((start) => code >= start && code < start + 26)
  if (row !== undefined) return String.fromCodePoint(0x61 + code - row)
  const withoutMarks = char.normalize('NFD').replaceAll(invisible, '')
  // Full-width, circled or bold letters become plain ones. An ellipsis must not become three full
  // stops.
  const compatible = char.normalize('NFKD').replaceAll(invisible, '')
  const isLetters = /^[\p{L}\p{N}]*$/u.test(compatible) && !/[ªº]/.test(char)
  const shape = isLetters ? compatible : withoutMarks
  return Array.from(shape, (one) => letterOf.get(one) ?? lowerCaseLatin(one)).join('')
}

function lowerCaseLatin(letter: string): string {
  const lower = letter.toLowerCase()
  return letterOf.get(lower) ?? lower
}

/** Digits and symbols used as letters; 1 can be an i or an l. */
const standIns: Record<string, string> = {
  '0': 'o',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '9': 'g',
  '@': 'a',
  ª: 'a',
  $: 's',
  º: 'o',
  '°': 'o',
  '€': 'e',
}
const word = /[a-z\d@$ªº°€!|]+/g
/** A duration such as "2anos": its digits are not read as letters. */
const duration = /^\d+(?:anos?|mes|meses)$/

/**
 * Returns variants of a folded text with digits and symbols read as letters: one with 1 as i, and
 * one with 1 as l. All positions stay the same. Empty if the text has no such characters.
 */
export function decodeLookalikes(folded: string): string[] {
  const readOneAs = (one: string) =>
    folded.replaceAll(word, (token) => {
      if (!/[a-z]/.test(token) || duration.test(token)) return token
      return token.replaceAll(/[^a-z]/g, (char, index: number) => {
        if (/[!|]/.test(char)) return /[^!|]/.test(token[index + 1] ?? '') ? one : char
        return char === '1' ? one : (standIns[char] ?? char)
      })
    })
  return [...new Set([readOneAs('i'), readOneAs('l')])].filter((text) => text !== folded)
}
