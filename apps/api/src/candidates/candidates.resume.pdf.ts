import type { Profile } from '@trilha/contracts/candidates'
import type { Entry, EntryKind } from '@trilha/contracts/candidates.entries'
import type { ResumeLayout } from '@trilha/contracts/candidates.resume'
import type { CandidateContext } from '../platform/context.ts'
import { counted } from '../platform/counted.ts'
import { drawPdf, ink, margin, ornament } from '../platform/pdf/pdf.ts'
import { readProfile } from './candidates.own.ts'
import {
  languageNames,
  levelNames,
  otherLines,
  periodText,
  phoneText,
  schoolingNames,
} from './candidates.resume.words.ts'
import { displayName } from './candidates.service.ts'

const hour = 3600
const aside = { x: 40, width: 158 }
const main = { x: 230, width: 325 }

/** Writes the viewer's own profile as PDF. @returns an address that serves it for an hour or two. */
export async function getResumePdf(
  ctx: CandidateContext,
  layout: ResumeLayout,
): Promise<{ url: string }> {
  const { candidateId } = ctx.viewer
  const bytes = await resumePdf(await readProfile(ctx, candidateId), layout, ctx.now())
  const file = `resumes/${candidateId}-${layout}.pdf`
  await ctx.storage.put(file, bytes, 'application/pdf')
  return { url: await ctx.storage.url(file, hour) }
}

/** Writes elements in the order of reading, each marked for screen readers. */
type Pen = {
  doc: PDFKit.PDFDocument
  add: (type: string, draw: () => void) => void
  x: number
  width: number
}

/**
 * A profile on paper. Birth date, documents, street and photo stay out: a company needs none of them
 * to choose (Lei 9.029/95).
 */
export async function resumePdf(
  profile: Profile,
  layout: ResumeLayout,
  now: Date,
): Promise<Buffer> {
  const name = displayName(profile.personal)
  return drawPdf({ title: `Currículo: ${name}`, now }, (doc, root) => {
    const add = (type: string, draw: () => void) => root.add(doc.struct(type, {}, draw))
    const whole: Pen = { doc, add, x: margin, width: doc.page.width - 2 * margin }
    if (layout === 'plain') {
      head(whole, name, profile)
      contacts(whole, profile, ' | ')
      narrative(whole, profile)
      lists(whole, profile, ', ')
      return
    }
    ornament(doc, () => doc.rect(0, 0, 214, doc.page.height).fill('#eef4f1'))
    head({ ...whole, ...main }, name, profile)
    const below = doc.y
    // The side column first: it stands on the first page, however long the rest is.
    doc.y = margin
    title({ ...whole, ...aside }, 'Contato')
    contacts({ ...whole, ...aside }, profile, '\n')
    lists({ ...whole, ...aside }, profile, profile.skills.length > 15 ? ', ' : '\n')
    doc.y = below
    narrative({ ...whole, ...main }, profile)
  })
}

function head({ doc, add, x, width }: Pen, name: string, { headline }: Profile): void {
  add('H1', () => doc.font('bold').fontSize(22).fillColor(ink.deep).text(name, x, doc.y, { width }))
  if (headline)
    add('P', () =>
      doc.font('regular').fontSize(12).fillColor(ink.soft).text(headline, x, doc.y, { width }),
    )
  doc.moveDown(0.4)
}

function title({ doc, add, x, width }: Pen, text: string): void {
  doc.moveDown(0.7)
  // A title never stands alone at the foot of a page.
  if (doc.y > doc.page.height - margin - 70) doc.addPage()
  add('H2', () =>
    doc.font('bold').fontSize(12.5).fillColor(ink.mark).text(text, x, doc.y, { width }),
  )
  doc.moveDown(0.2)
}

function line({ doc, add, x, width }: Pen, text: string, soft = false): void {
  if (!text) return
  add('P', () =>
    doc
      .font('regular')
      .fontSize(10)
      .fillColor(soft ? ink.soft : ink.text)
      .text(text, x, doc.y, { width, lineGap: 1.5 }),
  )
}

/** A line in one piece, smaller where it is too wide: an address that breaks can't be copied. */
function fitting(pen: Pen, text: string): void {
  const wide = pen.doc.font('regular').fontSize(10).widthOfString(text)
  const size = Math.max(5, Math.min(10, (9.9 * pen.width) / wide))
  pen.add('P', () =>
    pen.doc
      .fontSize(size)
      .fillColor(ink.text)
      .text(text, pen.x, pen.doc.y, { width: pen.width, lineGap: 2 }),
  )
}

function contacts(pen: Pen, { personal, email, links }: Profile, between: string): void {
  const { municipality, city, state } = personal
  const place = municipality
    ? `${municipality.name}, ${municipality.state}`
    : [city, state].filter(Boolean).join(', ')
  const direct = [place, personal.phone && phoneText(personal.phone), email]
  const texts = direct.flatMap((text) => text || [])
  if (between === '\n') for (const text of texts) fitting(pen, text)
  else line(pen, texts.join(between))
  for (const { url } of links) fitting(pen, url.replace(/^https?:\/\/(www\.)?/, ''))
}

const kindTitles: [EntryKind, string][] = [
  ['experience', 'Experiência'],
  ['education', 'Formação'],
  ['course', 'Cursos'],
]

function narrative(pen: Pen, profile: Profile): void {
  if (profile.objective) {
    title(pen, 'Objetivo')
    line(pen, profile.objective)
  }
  for (const [kind, text] of kindTitles) {
    const entries = profile.entries.filter((entry) => entry.kind === kind)
    if (entries.length > 0) title(pen, text)
    for (const one of entries) entry(pen, one)
  }
  if (profile.facts.schooling && !profile.entries.some(({ kind }) => kind === 'education')) {
    title(pen, 'Formação')
    line(pen, schoolingNames[profile.facts.schooling])
  }
}

function entry(pen: Pen, one: Entry): void {
  const { doc, add, x, width } = pen
  if (doc.y > doc.page.height - margin - 55) doc.addPage()
  add('H3', () =>
    doc.font('bold').fontSize(10.5).fillColor(ink.text).text(one.title, x, doc.y, { width }),
  )
  line(pen, one.place)
  const level = one.kind === 'education' && one.level ? schoolingNames[one.level] : ''
  const hours = one.kind === 'course' && one.hours ? counted(one.hours, 'hora', 'horas') : ''
  const volunteer = one.kind === 'experience' && one.bond === 'volunteer' ? 'voluntariado' : ''
  line(pen, [periodText(one), level, hours, volunteer].filter(Boolean).join(', '), true)
  if (one.kind === 'experience') line(pen, one.description)
  doc.moveDown(0.45)
}

function lists(pen: Pen, { skills, facts }: Profile, between: string): void {
  if (skills.length > 0) {
    title(pen, 'Habilidades')
    line(pen, skills.join(between))
  }
  const spoken = (facts.languages ?? []).flatMap(({ language, level }) =>
    level ? [`${languageNames[language]}: ${levelNames[level]}`] : [],
  )
  if (spoken.length > 0) {
    title(pen, 'Idiomas')
    line(pen, spoken.join(between))
  }
  const others = otherLines(facts)
  if (others.length > 0) {
    title(pen, 'Informações adicionais')
    line(pen, others.join(between))
  }
}
