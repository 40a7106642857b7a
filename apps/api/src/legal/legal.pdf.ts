import type { LegalDocument } from '@trilha/contracts/legal'
import { drawPdf, ink, margin } from '../platform/pdf/pdf.ts'
import type { LegalText } from './legal.types.ts'

type Doc = PDFKit.PDFDocument

const wide = 595.28 - 2 * margin
const foot = 841.89 - margin

/** A legal text on A4: headings, paragraphs and lists marked for screen readers. */
export function legalPdf(text: LegalText, { version, since }: LegalDocument): Promise<Buffer> {
  // The day of the version, at noon in Brasília: the same bytes whenever it is drawn.
  const now = new Date(`${since}T12:00:00-03:00`)
  const day = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'long', timeZone: 'America/Sao_Paulo' })
  const held = `Versão ${version}, em vigor desde ${day.format(now)}`
  return drawPdf({ title: `${text.title}, versão ${version}`, now }, (doc, root) => {
    const add = (type: string, draw: () => void) => root.add(doc.struct(type, {}, draw))
    add('H1', () => doc.font('bold').fontSize(24).fillColor(ink.deep).text(text.title, margin))
    add('P', () =>
      doc.font('regular').fontSize(10).fillColor(ink.soft).text(held, margin).moveDown(1),
    )
    for (const paragraph of text.opening) add('P', () => words(doc, paragraph, 11.5))
    for (const { title, body } of text.sections) {
      doc.moveDown(0.6)
      // A heading never stands alone at the foot of a page.
      if (doc.y > foot - 90) doc.addPage()
      add('H2', () =>
        doc.font('bold').fontSize(13.5).fillColor(ink.mark).text(title, margin).moveDown(0.3),
      )
      for (const part of body) {
        if (typeof part === 'string') add('P', () => words(doc, part))
        else root.add(list(doc, part))
      }
    }
  })
}

/** A paragraph; one that would be cut goes to the next page, but for long ones. */
function words(doc: Doc, text: string, size = 10.5): void {
  keepTogether(doc, text, size, wide)
  doc
    .font('regular')
    .fontSize(size)
    .fillColor(ink.text)
    .text(text, margin, doc.y, { width: wide, lineGap: 2.5 })
    .moveDown(0.55)
}

const indent = 14

function list(doc: Doc, points: readonly string[]): PDFKit.PDFStructureElement {
  const element = doc.struct('L')
  for (const point of points) {
    const item = doc.struct('LI')
    item.add(
      doc.struct('Lbl', {}, () => {
        keepTogether(doc, point, 10.5, wide - indent)
        doc.font('bold').fontSize(10.5).fillColor(ink.mark)
        doc.text('•', margin, doc.y, { lineBreak: false })
      }),
    )
    item.add(
      doc.struct('LBody', {}, () =>
        doc
          .font('regular')
          .fontSize(10.5)
          .fillColor(ink.text)
          .text(point, margin + indent, doc.y, { width: wide - indent, lineGap: 2.5 })
          .moveDown(0.3),
      ),
    )
    item.end()
    element.add(item)
  }
  element.end()
  return element
}

function keepTogether(doc: Doc, text: string, size: number, width: number): void {
  doc.font('regular').fontSize(size)
  const height = doc.heightOfString(text, { width, lineGap: 2.5 })
  if (height < 160 && doc.y + height > foot) doc.addPage()
}
