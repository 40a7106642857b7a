import { latinLetter, decodeLookalikes } from './lookalikes.ts'

/**
 * Folded texts for the linter: lower case, without accents and tags, with positions in the source.
 */

export type Folded = {
  text: string
  /** Start and end in the source of each character of `text`. */
  at: number[]
  until: number[]
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' }
const anyEntity = /&(amp|lt|gt|quot|nbsp|#39);/y
const anyTag = /<[^<>]*>/y
const blocks = /^<\/?(p|ul|ol|li|br|h[1-6]|div)\b/i

/** Match of a sticky pattern at exactly this position. */
function matchAt(pattern: RegExp, source: string, index: number): RegExpExecArray | null {
  pattern.lastIndex = index
  return pattern.exec(source)
}

/**
 * Folds a text for the linter.
 * @param html true to skip tags; a tag between blocks becomes a line break.
 */
export function foldText(source: string, html = false): Folded {
  let text = ''
  const at: number[] = []
  const until: number[] = []
  const append = (char: string, start: number, end: number) => {
    const plain = latinLetter(char)
    // Combining marks join the letter before them, and repeated spaces become one.
    const joinsPrevious =
      plain === '' ||
      (plain === ' ' && text.endsWith(' ')) ||
      (/[\p{Sk}ˆ~]/u.test(plain) && /\p{L}$/u.test(text))
    if (joinsPrevious && until.length > 0) until[until.length - 1] = end
    if (joinsPrevious) return
    text += plain
    for (let i = 0; i < plain.length; i++) {
      at.push(start)
      until.push(end)
    }
  }
  for (let i = 0; i < source.length;) {
    const tag = html ? matchAt(anyTag, source, i) : null
    if (tag) {
      if (blocks.test(tag[0])) append('\n', i, i + tag[0].length)
      i += tag[0].length
      continue
    }
    const entity = html ? matchAt(anyEntity, source, i) : null
    const raw = entity ? entity[0] : String.fromCodePoint(source.codePointAt(i) ?? 32)
    const char = entity ? (entities[entity[1] ?? ''] ?? "'") : raw
    append(/\s/.test(char) && !/[\n\uFEFF]/.test(char) ? ' ' : char, i, i + raw.length)
    i += raw.length
  }
  return { text, at, until }
}

/** Four or more single letters (digits, @ and $ too) with the same separator between them. */
const spelledOut = /(?<![a-z\d])[a-z]([ .\-_*/·])[a-z\d@$](?:\1[a-z\d@$]){2,}(?![a-z\d])/g

/** The text with its spelled-out words ("h.o.m.e.m") joined; an empty list if it has none. */
function joined({ text, at, until }: Folded): Folded[] {
  const separators = new Set<number>()
  for (const { 0: matched, index } of text.matchAll(spelledOut))
    for (let i = 1; i < matched.length; i += 2) separators.add(index + i)
  const isNoSeparator = (_: unknown, index: number) => !separators.has(index)
  return separators.size === 0
    ? []
    : [
        {
          text: text.split('').filter(isNoSeparator).join(''),
          at: at.filter(isNoSeparator),
          until: until.filter(isNoSeparator),
        },
      ]
}

/**
 * Returns the folded text and its variants: with digits read as letters ("h0mem") and with
 * spelled-out words ("h.o.m.e.m") joined.
 */
export function readings(source: string, html = false): Folded[] {
  const folded = foldText(source, html)
  return [folded, ...joined(folded)].flatMap((one) => [
    one,
    ...decodeLookalikes(one.text).map((text) => ({ ...one, text })),
  ])
}
