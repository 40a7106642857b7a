import type { Profile } from '@trilha/contracts/candidates/candidates'
import type { Entry, EntryKind } from '@trilha/contracts/candidates/entries'
import type { ResumeLayout } from '@trilha/contracts/candidates/resume'
import type { CandidateContext } from '../../platform/context.ts'
import { counted } from '../../platform/text/counted.ts'
import { drawPdf, ink, margin, drawDecoration } from '../../platform/pdf/pdf.ts'
import { readProfile } from '../profile/profile.service.ts'
import {
  languageNames,
  levelNames,
  otherLines,
  periodText,
  phoneText,
  schoolingNames,
} from './resume.words.ts'
import { displayName } from '../../accounts/accounts.names.ts'

const secondsPerHour = 3600
const sideColumn = { x: 40, width: 158 }
const mainColumn = { x: 230, width: 325 }

/** Creates a PDF of the viewer's own profile. @returns a URL that is valid for an hour or two. */
export async function getResumePdf(
  ctx: CandidateContext,
  layout: ResumeLayout,
): Promise<{ url: string }> {
  const { candidateId } = ctx.viewer
  const bytes = await resumePdf(await readProfile(ctx, candidateId), layout, ctx.now())
  const file = `resumes/${candidateId}-${layout}.pdf`
  await ctx.storage.put(file, bytes, 'application/pdf')
  return { url: await ctx.storage.url(file, secondsPerHour) }
}

/** A column of the page. `add` appends elements in reading order, tagged for screen readers. */
type Column = {
  doc: PDFKit.PDFDocument
  add: (type: string, draw: () => void) => void
  x: number
  width: number
}

/**
 * Draws a profile as PDF, without birth date, documents, street and photo: companies do not need
 * them for a decision (Lei 9.029/95).
 */
export async function resumePdf(
  profile: Profile,
  layout: ResumeLayout,
  now: Date,
): Promise<Buffer> {
  const name = displayName(profile.personal)
  return drawPdf({ title: `Currículo: ${name}`, now }, (doc, root) => {
    const add = (type: string, draw: () => void) => root.add(doc.struct(type, {}, draw))
    const fullPage: Column = { doc, add, x: margin, width: doc.page.width - 2 * margin }
    if (layout === 'plain') {
      drawHead(fullPage, name, profile)
      drawContacts(fullPage, profile, ' | ')
      drawEntries(fullPage, profile)
      drawLists(fullPage, profile, ', ')
      return
    }
    drawDecoration(doc, () => doc.rect(0, 0, 214, doc.page.height).fill('#eef4f1'))
    drawHead({ ...fullPage, ...mainColumn }, name, profile)
    const headBottom = doc.y
    // The side column is drawn first, because the main column may continue on other pages.
    doc.y = margin
    drawTitle({ ...fullPage, ...sideColumn }, 'Contato')
    drawContacts({ ...fullPage, ...sideColumn }, profile, '\n')
    drawLists({ ...fullPage, ...sideColumn }, profile, profile.skills.length > 15 ? ', ' : '\n')
    doc.y = headBottom
    drawEntries({ ...fullPage, ...mainColumn }, profile)
  })
}

function drawHead({ doc, add, x, width }: Column, name: string, { headline }: Profile): void {
  add('H1', () => doc.font('bold').fontSize(22).fillColor(ink.deep).text(name, x, doc.y, { width }))
  if (headline)
    add('P', () =>
      doc.font('regular').fontSize(12).fillColor(ink.soft).text(headline, x, doc.y, { width }),
    )
  doc.moveDown(0.4)
}

function drawTitle({ doc, add, x, width }: Column, text: string): void {
  doc.moveDown(0.7)
  // Avoids a title alone at the bottom of a page.
  if (doc.y > doc.page.height - margin - 70) doc.addPage()
  add('H2', () =>
    doc.font('bold').fontSize(12.5).fillColor(ink.mark).text(text, x, doc.y, { width }),
  )
  doc.moveDown(0.2)
}

function drawLine({ doc, add, x, width }: Column, text: string, soft = false): void {
  if (!text) return
  add('P', () =>
    doc
      .font('regular')
      .fontSize(10)
      .fillColor(soft ? ink.soft : ink.text)
      .text(text, x, doc.y, { width, lineGap: 1.5 }),
  )
}

/** Draws a line without a break, in a smaller font if needed: a broken URL can't be copied. */
function drawUnbrokenLine(column: Column, text: string): void {
  const naturalWidth = column.doc.font('regular').fontSize(10).widthOfString(text)
  const size = Math.max(5, Math.min(10, (9.9 * column.width) / naturalWidth))
  column.add('P', () =>
    column.doc
      .fontSize(size)
      .fillColor(ink.text)
      .text(text, column.x, column.doc.y, { width: column.width, lineGap: 2 }),
  )
}

function drawContacts(
  column: Column,
  { personal, email, links }: Profile,
  separator: string,
): void {
  const { municipality, city, state } = personal
  const place = municipality
    ? `${municipality.name}, ${municipality.state}`
    : [city, state].filter(Boolean).join(', ')
  const direct = [place, personal.phone && phoneText(personal.phone), email]
  const texts = direct.flatMap((text) => text || [])
  if (separator === '\n') for (const text of texts) drawUnbrokenLine(column, text)
  else drawLine(column, texts.join(separator))
  for (const { url } of links) drawUnbrokenLine(column, url.replace(/^https?:\/\/(www\.)?/, ''))
}

const kindTitles: [EntryKind, string][] = [
  ['experience', 'Experiência'],
  ['education', 'Formação'],
  ['course', 'Cursos'],
]

function drawEntries(column: Column, profile: Profile): void {
  if (profile.objective) {
    drawTitle(column, 'Objetivo')
    drawLine(column, profile.objective)
  }
  for (const [kind, text] of kindTitles) {
    const entries = profile.entries.filter((entry) => entry.kind === kind)
    if (entries.length > 0) drawTitle(column, text)
    for (const entry of entries) drawEntry(column, entry)
  }
  if (profile.facts.schooling && !profile.entries.some(({ kind }) => kind === 'education')) {
    drawTitle(column, 'Formação')
    drawLine(column, schoolingNames[profile.facts.schooling])
  }
}

function drawEntry(column: Column, entry: Entry): void {
  const { doc, add, x, width } = column
  if (doc.y > doc.page.height - margin - 55) doc.addPage()
  add('H3', () =>
    doc.font('bold').fontSize(10.5).fillColor(ink.text).text(entry.title, x, doc.y, { width }),
  )
  drawLine(column, entry.place)
  const level = entry.kind === 'education' && entry.level ? schoolingNames[entry.level] : ''
  const hours = entry.kind === 'course' && entry.hours ? counted(entry.hours, 'hora', 'horas') : ''
  const volunteer = entry.kind === 'experience' && entry.bond === 'volunteer' ? 'voluntariado' : ''
  drawLine(column, [periodText(entry), level, hours, volunteer].filter(Boolean).join(', '), true)
  if (entry.kind === 'experience') drawLine(column, entry.description)
  doc.moveDown(0.45)
}

function drawLists(column: Column, { skills, facts }: Profile, separator: string): void {
  if (skills.length > 0) {
    drawTitle(column, 'Habilidades')
    drawLine(column, skills.join(separator))
  }
  const knownLanguages = (facts.languages ?? []).flatMap(({ language, level }) =>
    level ? [`${languageNames[language]}: ${levelNames[level]}`] : [],
  )
  if (knownLanguages.length > 0) {
    drawTitle(column, 'Idiomas')
    drawLine(column, knownLanguages.join(separator))
  }
  const others = otherLines(facts)
  if (others.length > 0) {
    drawTitle(column, 'Informações adicionais')
    drawLine(column, others.join(separator))
  }
}
