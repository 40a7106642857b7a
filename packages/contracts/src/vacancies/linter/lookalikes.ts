/**
 * Characters that look like a Latin letter: letters of other scripts, stylised letters, and digits.
 * A forbidden word written with them must be found too. From Unicode's confusables (UTS 39),
 * limited to what looks like a to z in an advertisement.
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
/** Negative circled and squared letters: two rows of 26. */
const rows = [0x1f150, 0x1f170]

/** Invisible characters: soft hyphens, zero-width spaces, fillers, combining marks, controls. */
const unseen = /[\p{M}\p{Cf}\p{Cc}\p{Default_Ignorable_Code_Point}]/gu

/**
 * One character as the linter reads it: the Latin letter that it looks like, in lower case and
 * without accents. Empty for invisible characters.
 */
export function latinLetter(char: string): string {
  if (/^[\n -~]$/.test(char)) return char.toLowerCase()
  if (/[\u2800\u3164\uFFA0]/.test(char)) return ' '
  const alike = letterOf.get(char)
  if (alike) return alike
  const code = char.codePointAt(0) ?? 0
  const row = rows.find((start) => code >= start && code < start + 26)
  if (row !== undefined) return String.fromCodePoint(0x61 + code - row)
  const bare = char.normalize('NFD').replaceAll(unseen, '')
  // Full-width, circled or bold letters become plain ones. An ellipsis must not become three full
  // stops.
  const wide = char.normalize('NFKD').replaceAll(unseen, '')
  const shape = /^[\p{L}\p{N}]*$/u.test(wide) && !/[ªº]/.test(char) ? wide : bare
  return Array.from(shape, (one) => letterOf.get(one) ?? small(one)).join('')
}

function small(letter: string): string {
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
/** "2anos": a duration, whose number must stay a number. */
const counted = /^\d+(?:anos?|mes|meses)$/

/**
 * Reads the digits and symbols in a folded text as letters, keeping all positions: once with 1 as
 * i, once as l. Empty when there are none.
 */
export function readStandIns(folded: string): string[] {
  const as = (one: string) =>
    folded.replaceAll(word, (token) => {
      if (!/[a-z]/.test(token) || counted.test(token)) return token
      return token.replaceAll(/[^a-z]/g, (char, index: number) => {
        if (/[!|]/.test(char)) return /[^!|]/.test(token[index + 1] ?? '') ? one : char
        return char === '1' ? one : (standIns[char] ?? char)
      })
    })
  return [...new Set([as('i'), as('l')])].filter((text) => text !== folded)
}
