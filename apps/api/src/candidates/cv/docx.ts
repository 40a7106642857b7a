import type { Line } from './lines.ts'

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/**
 * Decodes XML's five entities and numeric ones. Custom entities are never expanded, because a
 * hostile file can make them huge.
 */
const decodeEntities = (text: string): string =>
  text.replaceAll(/&(#x?[\da-f]+|\w+);/gi, (entity, name: string) => {
    if (!name.startsWith('#')) return entities[name] ?? entity
    const code = name[1] === 'x' ? parseInt(name.slice(2), 16) : Number(name.slice(1))
    return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : ''
  })

/**
 * The paragraphs of one XML part of a DOCX file (`word/document.xml` or a header), including table
 * cells and text boxes. The library mammoth is not used, because it skips headers and text boxes,
 * where CVs often have the contacts.
 */
export function paragraphsOf(xml: string): Line[] {
  const lines: Line[] = []
  let text = ''
  let size = 0
  let inText = false
  const endParagraph = () => {
    for (const part of text.split('\n'))
      if (part.trim()) lines.push({ text: part.trim().replaceAll('\t', '  '), size })
    text = ''
    size = 0
  }
  // A text box has a fallback copy for old programs; it would repeat the text.
  const withoutFallbacks = xml.replaceAll(/<mc:Fallback\b[\s\S]*?<\/mc:Fallback>/g, '')
  for (const [token] of withoutFallbacks.matchAll(/<[^>]+>|[^<]+/g)) {
    if (!token.startsWith('<')) {
      if (inText) text += decodeEntities(token)
      continue
    }
    const name = /^<\/?([\w:]+)/.exec(token)?.[1]
    if (name === 'w:t') inText = !token.startsWith('</') && !token.endsWith('/>')
    else if (name === 'w:tab') text += '\t'
    else if (name === 'w:br' || name === 'w:cr') text += '\n'
    else if (name === 'w:p') endParagraph()
    else if (name === 'w:sz')
      size = Math.max(size, Number(/w:val="(\d+)"/.exec(token)?.[1]) / 2 || 0)
  }
  endParagraph()
  return lines
}
