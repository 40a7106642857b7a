import type { LegalDocument } from '@trilha/contracts/shared/legal'
import { drawPdf, ink, margin } from '../platform/pdf/pdf.ts'
import { formatLongDate } from '../platform/text/formats.ts'
import type { LegalText } from './legal.types.ts'

type Doc = PDFKit.PDFDocument

/** A4, in points. */
const page = { width: 595.28, height: 841.89 }
const contentWidth = page.width - 2 * margin
const bottom = page.height - margin

/** Draws a legal text on A4, with headings, paragraphs and lists tagged for screen readers. */
export function legalPdf(text: LegalText, { version, since }: LegalDocument): Promise<Buffer> {
  // Noon in Brasília on the day of the version, so that the PDF always has the same bytes.
  const now = new Date(`${since}T12:00:00-03:00`)
  const versionLine = `Versão ${version}, em vigor desde ${formatLongDate(now)}`
  return drawPdf({ title: `${text.title}, versão ${version}`, now }, (doc, root) => {
    const add = (type: string, draw: () => void) => root.add(doc.struct(type, {}, draw))
    add('H1', () => doc.font('bold').fontSize(24).fillColor(ink.deep).text(text.title, margin))
    add('P', () =>
      doc.font('regular').fontSize(10).fillColor(ink.soft).text(versionLine, margin).moveDown(1),
    )
    for (const paragraph of text.opening) add('P', () => drawParagraph(doc, paragraph, 11.5))
    for (const { title, body } of text.sections) {
      doc.moveDown(0.6)
      // A heading is never the last line of a page.
      if (doc.y > bottom - 90) doc.addPage()
      add('H2', () =>
        doc.font('bold').fontSize(13.5).fillColor(ink.mark).text(title, margin).moveDown(0.3),
      )
      for (const part of body) {
        if (typeof part === 'string') add('P', () => drawParagraph(doc, part))
        else root.add(drawList(doc, part))
      }
    }
  })
}

/** Draws a paragraph; a short one that does not fit goes to the next page as a whole. */
function drawParagraph(doc: Doc, text: string, size = 10.5): void {
  keepTogether(doc, text, size, contentWidth)
  doc
    .font('regular')
    .fontSize(size)
    .fillColor(ink.text)
    .text(text, margin, doc.y, { width: contentWidth, lineGap: 2.5 })
    .moveDown(0.55)
}

const indent = 14

function drawList(doc: Doc, points: readonly string[]): PDFKit.PDFStructureElement {
  const element = doc.struct('L')
  for (const point of points) {
    const item = doc.struct('LI')
    item.add(
      doc.struct('Lbl', {}, () => {
        keepTogether(doc, point, 10.5, contentWidth - indent)
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
          .text(point, margin + indent, doc.y, { width: contentWidth - indent, lineGap: 2.5 })
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
  if (height < 160 && doc.y + height > bottom) doc.addPage()
}
