import { latinLetter, readStandIns } from './lookalikes.ts'

/** Texts as the linter reads them: lower case, without accents and tags, with source positions. */

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

/** @param html true to skip tags; a tag between blocks ends the sentence. */
export function foldText(source: string, html = false): Folded {
  let text = ''
  const at: number[] = []
  const until: number[] = []
  const put = (char: string, start: number, end: number) => {
    const plain = latinLetter(char)
    // Combining marks join the letter before them, and repeated spaces become one.
    const more =
      plain === '' ||
      (plain === ' ' && text.endsWith(' ')) ||
      (/[\p{Sk}ˆ~]/u.test(plain) && /\p{L}$/u.test(text))
    if (more && until.length > 0) until[until.length - 1] = end
    if (more) return
    text += plain
    for (let i = 0; i < plain.length; i++) {
      at.push(start)
      until.push(end)
    }
  }
  for (let i = 0; i < source.length;) {
    const tag = html ? matchAt(anyTag, source, i) : null
    if (tag) {
      if (blocks.test(tag[0])) put('\n', i, i + tag[0].length)
      i += tag[0].length
      continue
    }
    const entity = html ? matchAt(anyEntity, source, i) : null
    const raw = entity ? entity[0] : String.fromCodePoint(source.codePointAt(i) ?? 32)
    const char = entity ? (entities[entity[1] ?? ''] ?? "'") : raw
    put(/\s/.test(char) && !/[\n\uFEFF]/.test(char) ? ' ' : char, i, i + raw.length)
    i += raw.length
  }
  return { text, at, until }
}

/** Four or more single letters (or lookalikes) with the same separator between them. */
const spelledOut = /(?<![a-z\d])[a-z]([ .\-_*/·])[a-z\d@$](?:\1[a-z\d@$]){2,}(?![a-z\d])/g

/** The text with spelled-out words joined ("h.o.m.e.m"); empty when there are none. */
function joined({ text, at, until }: Folded): Folded[] {
  const between = new Set<number>()
  for (const { 0: matched, index } of text.matchAll(spelledOut))
    for (let i = 1; i < matched.length; i += 2) between.add(index + i)
  const stays = (_: unknown, index: number) => !between.has(index)
  return between.size === 0
    ? []
    : [
        {
          text: text.split('').filter(stays).join(''),
          at: at.filter(stays),
          until: until.filter(stays),
        },
      ]
}

/**
 * The text itself, and its variants with digits read as letters ("h0mem") or spelled-out words
 * joined.
 */
export function readings(source: string, html = false): Folded[] {
  const folded = foldText(source, html)
  return [folded, ...joined(folded)].flatMap((one) => [
    one,
    ...readStandIns(one.text).map((text) => ({ ...one, text })),
  ])
}
