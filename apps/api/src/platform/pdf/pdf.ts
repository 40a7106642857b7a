import { join } from 'node:path'

/** Colours of the design's light theme that print well. */
export const ink = {
  text: '#10241d',
  soft: '#4a5c55',
  deep: '#013a29',
  mark: '#037b56',
  line: '#dfe6e2',
}

export const margin = 56

/**
 * Creates an A4 document in Portuguese, tagged for screen readers and with embedded fonts (Figtree
 * regular and bold, subsets of the sites' variable font).
 * @param draw adds elements to `root`, in reading order.
 */
export async function drawPdf(
  { title, now }: { title: string; now: Date },
  draw: (doc: PDFKit.PDFDocument, root: PDFKit.PDFStructureElement) => void,
): Promise<Buffer> {
  // Loaded on first use: it takes 30 MB of memory.
  const { default: PDFDocument } = await import('pdfkit')
  const doc = new PDFDocument({
    size: 'A4',
    margin,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: 'pt-BR',
    info: { Title: title, Author: 'Trilha', Creator: 'Trilha', CreationDate: now, ModDate: now },
  })
  doc.registerFont('regular', join(import.meta.dirname, 'figtree-400.ttf'))
  doc.registerFont('bold', join(import.meta.dirname, 'figtree-700.ttf'))
  const parts: Buffer[] = []
  const done = new Promise<Buffer>((resolve, reject) => {
    doc.on('data', (part: Buffer) => parts.push(part))
    doc.on('end', () => resolve(Buffer.concat(parts)))
    doc.on('error', reject)
  })
  const root = doc.struct('Document')
  doc.addStructure(root)
  draw(doc, root)
  root.end()
  doc.end()
  return done
}

/** Draws decoration, marked so that screen readers skip it. */
export function drawDecoration(doc: PDFKit.PDFDocument, paint: () => void): void {
  doc.markContent('Artifact', { type: 'Layout' })
  doc.save()
  paint()
  doc.restore()
  doc.endMarkedContent()
}
