import { strFromU8, unzipSync } from 'fflate'
import { extractTextItems, getDocumentProxy } from 'unpdf'
import { paragraphsOf } from './docx.ts'
import { linesOf, type Line } from './lines.ts'
import { readLinkedin } from './linkedin.ts'
import { readCv } from './read.ts'
import type { CvFile, CvReading, CvRefusal } from './reading.ts'

const maxPages = 30
/** Twice as many characters as thirty full pages have. */
const maxCharacters = 200_000
const maxUnzippedBytes = 24 * 1024 * 1024
/** A PDF with fewer characters is probably a scanned image. */
const minCharacters = 40

/** Why a file is refused; the message is the error id. */
export class CvError extends Error {
  readonly id: CvRefusal
  constructor(id: CvRefusal) {
    super(id)
    this.id = id
  }
}

/**
 * Reads a CV. The format is detected from the bytes; the file name is ignored.
 * Runs in `cv.child.ts` only, because hostile files may use all of its time and memory.
 * @throws CvError.
 */
export async function openCv(bytes: Uint8Array): Promise<CvFile> {
  const head = strFromU8(bytes.subarray(0, 1024), true)
  if (head.includes('%PDF-')) return { kind: 'pdf', reading: readLines(await pdfLines(bytes)) }
  if (head.startsWith('PK\u0003\u0004')) return openZip(bytes)
  throw new CvError('cv-invalid')
}

function readLines(lines: readonly Line[]): CvReading {
  const characters = lines.reduce((sum, { text }) => sum + text.length, 0)
  if (characters < minCharacters) throw new CvError('cv-no-text')
  if (characters > maxCharacters) throw new CvError('cv-too-long')
  return readCv(lines)
}

async function pdfLines(bytes: Uint8Array): Promise<Line[]> {
  const pdf = await getDocumentProxy(bytes).catch(() => {
    throw new CvError('cv-invalid')
  })
  if (pdf.numPages > maxPages) throw new CvError('cv-too-long')
  const { items } = await extractTextItems(pdf)
  return linesOf(items)
}

const isNeeded = (name: string): boolean =>
  /^word\/(document|header\d*|footer\d*)\.xml$/.test(name) ||
  /(^|\/)(Profile|Positions|Education|Skills|Languages|Certifications|Email Addresses|PhoneNumbers)\.csv$/.test(
    name,
  )

/**
 * Reads a ZIP file: a DOCX or a LinkedIn export. Unpacks only the needed parts, up to a limit for
 * their total size. A part cannot unpack to more than its declared size, because that is the size
 * of its buffer.
 * @throws CvError.
 */
function openZip(bytes: Uint8Array): CvFile {
  let total = 0
  let files: Record<string, Uint8Array>
  try {
    files = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (!isNeeded(name)) return false
        total += originalSize
        if (total > maxUnzippedBytes) throw new CvError('cv-too-long')
        return true
      },
    })
  } catch (error) {
    throw error instanceof CvError ? error : new CvError('cv-invalid')
  }
  const names = Object.keys(files)
  const textOf = (name: string | undefined): string =>
    name ? strFromU8(files[name] ?? new Uint8Array()) : ''
  if (files['word/document.xml']) {
    const headers = names.filter((name) => name.includes('/header'))
    const footers = names.filter((name) => name.includes('/footer'))
    const ordered = [...headers, 'word/document.xml', ...footers]
    return {
      kind: 'docx',
      reading: readLines(ordered.flatMap((name) => paragraphsOf(textOf(name)))),
    }
  }
  if (!names.some((name) => name.endsWith('.csv'))) throw new CvError('cv-invalid')
  const textInAnyFolder = (name: string) =>
    textOf(names.find((one) => `/${one}`.endsWith(`/${name}`)))
  return { kind: 'linkedin', reading: readLinkedin(textInAnyFolder) }
}
