import type { Line } from './lines.ts'

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** Decodes XML's five entities and numeric ones; custom entities are never expanded (bombs). */
const decodeEntities = (text: string): string =>
  text.replaceAll(/&(#x?[\da-f]+|\w+);/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return entities[name] ?? whole
    const code = name[1] === 'x' ? parseInt(name.slice(2), 16) : Number(name.slice(1))
    return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : ''
  })

/**
 * The paragraphs of a part of a DOCX file (`word/document.xml`, a header), with table cells in
 * order and text boxes. mammoth skips headers and text boxes, where CVs often have the contacts.
 */
export function paragraphsOf(xml: string): Line[] {
  const lines: Line[] = []
  let text = ''
  let size = 0
  let inText = false
  const end = () => {
    for (const part of text.split('\n'))
      if (part.trim()) lines.push({ text: part.trim().replaceAll('\t', '  '), size })
    text = ''
    size = 0
  }
  // Each text box has a second copy for old programs, which would repeat its text.
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
    else if (name === 'w:p') end()
    else if (name === 'w:sz')
      size = Math.max(size, Number(/w:val="(\d+)"/.exec(token)?.[1]) / 2 || 0)
  }
  end()
  return lines
}
