import { deflateSync } from 'node:zlib'

/** A PDF of these objects, numbered from 1. The first one is the catalogue. */
function pdfOf(objects: readonly string[]): Uint8Array {
  let text = '%PDF-1.4\n'
  const offsets = objects.map((object, i) => {
    const offset = text.length
    text += `${i + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const start = text.length
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n`
  text += offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF`
  return new Uint8Array(Buffer.from(text, 'latin1'))
}

const stream = (entries: string, content: Buffer) =>
  `<< ${entries} /Length ${content.length} >>\nstream\n${content.toString('latin1')}\nendstream`

/** A minimal PDF with this number of empty pages. */
export function pdfOfPages(count: number): Uint8Array {
  return pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${count} /Kids [${Array.from({ length: count }, (_, i) => `${i + 3} 0 R`).join(' ')}] >>`,
    ...Array.from(
      { length: count },
      () => '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>',
    ),
  ])
}

/** A PDF of one page, whose objects 4 (the content) and following are given. */
const onePage = (resources: string, ...objects: string[]) =>
  pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << ${resources} >> >>`,
    ...objects,
  ])

const font = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>'

/** A PDF of 2 KB whose only page unpacks to this many megabytes, twice compressed. */
export function unpackingPdf(megabytes: number): Uint8Array {
  const content = Buffer.alloc(megabytes * 1024 * 1024, '(Ana) Tj 1 0 Td ')
  const packed = deflateSync(deflateSync(content, { level: 1 }))
  return onePage(
    '/Font << /F 5 0 R >>',
    stream('/Filter [/FlateDecode /FlateDecode]', packed),
    font,
  )
}

/** A PDF of 4 KB that never ends: a drawing of ten drawings of ten drawings, twelve times. */
export function endlessPdf(): Uint8Array {
  const depth = 12
  const drawings = Array.from({ length: depth }, (_, i) => {
    const isLast = i === depth - 1
    const inner = isLast ? '' : `/XObject << /X${i + 1} ${7 + i} 0 R >>`
    const content = isLast ? 'BT /F 10 Tf (Ana) Tj ET' : `/X${i + 1} Do `.repeat(10)
    return stream(
      `/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /Font << /F 5 0 R >> ${inner} >>`,
      Buffer.from(content),
    )
  })
  const page = stream('', Buffer.from('/X0 Do '))
  return onePage('/Font << /F 5 0 R >> /XObject << /X0 6 0 R >>', page, font, ...drawings)
}
