import { latinLetter, readStandIns } from './vacancies.linter.lookalikes.ts'

/** Texts as the linter reads them: lower case, without accents and tags, each sign with its place. */

export type Folded = {
  text: string
  /** Where each sign of `text` begins in the source, and where it ends. */
  at: number[]
  until: number[]
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' }
const anyEntity = /&(amp|lt|gt|quot|nbsp|#39);/y
const anyTag = /<[^<>]*>/y
const blocks = /^<\/?(p|ul|ol|li|br|h[1-6]|div)\b/i

/** What a sticky pattern finds exactly at a place. */
function matchAt(pattern: RegExp, source: string, place: number): RegExpExecArray | null {
  pattern.lastIndex = place
  return pattern.exec(source)
}

/** @param html true where tags are marks; a tag between blocks ends the sentence. */
export function foldText(source: string, html = false): Folded {
  let text = ''
  const at: number[] = []
  const until: number[] = []
  const put = (sign: string, start: number, end: number) => {
    const plain = latinLetter(sign)
    // What is no sign of its own belongs to the letter before it, and spaces are one space.
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
    const sign = entity ? (entities[entity[1] ?? ''] ?? "'") : raw
    put(/\s/.test(sign) && !/[\n\uFEFF]/.test(sign) ? ' ' : sign, i, i + raw.length)
    i += raw.length
  }
  return { text, at, until }
}

/** Four letters or more, each alone or what stands in for it, with the same sign between them. */
const spelledOut = /(?<![a-z\d])[a-z]([ .\-_*/·])[a-z\d@$](?:\1[a-z\d@$]){2,}(?![a-z\d])/g

/** A text with its spelled out words as words ("h.o.m.e.m"); nothing where there are none. */
function joined({ text, at, until }: Folded): Folded[] {
  const between = new Set<number>()
  for (const { 0: said, index } of text.matchAll(spelledOut))
    for (let i = 1; i < said.length; i += 2) between.add(index + i)
  const stays = (_: unknown, place: number) => !between.has(place)
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
 * A text as it stands, and as it reads where signs stand in for letters ("h0mem") or a word is
 * spelled out.
 */
export function readings(source: string, html = false): Folded[] {
  const folded = foldText(source, html)
  return [folded, ...joined(folded)].flatMap((one) => [
    one,
    ...readStandIns(one.text).map((text) => ({ ...one, text })),
  ])
}
