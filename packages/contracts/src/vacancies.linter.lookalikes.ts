/**
 * Signs that a reader takes for a letter of the alphabet: letters of other scripts, letters of
 * other shapes, and digits. A forbidden word written with them is the same word. From Unicode's
 * confusables (UTS 39), as far as they look like a to z in an advertisement.
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
  Object.entries(lookalikes).flatMap(([letter, signs]) =>
    Array.from(signs, (sign) => [sign, letter]),
  ),
)
/** White letters on black, round and square: 26 in a row each. */
const rows = [0x1f150, 0x1f170]

/** Nobody sees them: soft hyphens, spaces without width, fillers, marks, controls. */
const unseen = /[\p{M}\p{Cf}\p{Cc}\p{Default_Ignorable_Code_Point}]/gu

/**
 * One sign as the linter reads it: lower case, without its accent, and the letter that it looks
 * like. Empty for what nobody sees.
 */
export function latinLetter(sign: string): string {
  if (/^[\n -~]$/.test(sign)) return sign.toLowerCase()
  if (/[\u2800\u3164\uFFA0]/.test(sign)) return ' '
  const alike = letterOf.get(sign)
  if (alike) return alike
  const code = sign.codePointAt(0) ?? 0
  const row = rows.find((start) => code >= start && code < start + 26)
  if (row !== undefined) return String.fromCodePoint(0x61 + code - row)
  const bare = sign.normalize('NFD').replaceAll(unseen, '')
  // Full width, in a circle, in bold: a letter in another shape. An ellipsis is no three stops.
  const wide = sign.normalize('NFKD').replaceAll(unseen, '')
  const shape = /^[\p{L}\p{N}]*$/u.test(wide) && !/[ªº]/.test(sign) ? wide : bare
  return Array.from(shape, (one) => letterOf.get(one) ?? small(one)).join('')
}

function small(letter: string): string {
  const lower = letter.toLowerCase()
  return letterOf.get(lower) ?? lower
}

/** Digits and marks in the place of a letter; 1 may be an i or an l. */
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
/** "2anos": a time, whose number counts. */
const counted = /^\d+(?:anos?|mes|meses)$/

/**
 * A folded text with its stand-ins read as letters, place for place: once with 1 as i, once as l.
 * Empty where nothing stands in for a letter.
 */
export function readStandIns(folded: string): string[] {
  const as = (one: string) =>
    folded.replaceAll(word, (said) => {
      if (!/[a-z]/.test(said) || counted.test(said)) return said
      return said.replaceAll(/[^a-z]/g, (sign, place: number) => {
        if (/[!|]/.test(sign)) return /[^!|]/.test(said[place + 1] ?? '') ? one : sign
        return sign === '1' ? one : (standIns[sign] ?? sign)
      })
    })
  return [...new Set([as('i'), as('l')])].filter((text) => text !== folded)
}
