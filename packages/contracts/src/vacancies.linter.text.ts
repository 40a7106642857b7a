/** Texts as the linter reads them: lower case, without accents and tags, each sign with its place. */

export type Folded = {
  text: string
  /** Where each sign of `text` stands in the source; one more at the end. */
  at: number[]
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' }
const blocks = /^<\/?(p|ul|ol|li|br|h[1-6]|div)\b/i

/** @param html true where tags are marks; a tag between blocks ends the sentence. */
export function foldText(source: string, html = false): Folded {
  let text = ''
  const at: number[] = []
  const put = (sign: string, place: number) => {
    for (const one of sign.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()) {
      text += one
      // Of a sign of two code units, both stand at its place.
      for (let i = 0; i < one.length; i++) at.push(place)
    }
  }
  for (let i = 0; i < source.length;) {
    const tag = html && source[i] === '<' ? /^<[^>]*>/.exec(source.slice(i)) : null
    if (tag) {
      if (blocks.test(tag[0])) put('\n', i)
      i += tag[0].length
      continue
    }
    const entity =
      html && source[i] === '&' ? /^&(amp|lt|gt|quot|nbsp|#39);/.exec(source.slice(i)) : null
    const raw = entity ? entity[0] : String.fromCodePoint(source.codePointAt(i) ?? 32)
    const sign = entity ? (entities[entity[1] ?? ''] ?? "'") : raw
    put(/\s/.test(sign) && sign !== '\n' ? ' ' : sign, i)
    i += raw.length
  }
  at.push(source.length)
  return { text, at }
}
