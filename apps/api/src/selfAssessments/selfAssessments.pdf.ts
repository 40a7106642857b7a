import type {
  AssessmentResult,
  CompetencyResult,
  ValuesResult,
} from '@trilha/contracts/selfAssessments/selfAssessments'
import type { AssessmentKind } from '@trilha/contracts/selfAssessments/scales'
import { findCandidateBrief } from '../candidates/candidates.service.ts'
import type { CandidateContext } from '../platform/context.ts'
import { fail } from '../platform/errors.ts'
import { drawPdf, ink, margin, drawDecoration } from '../platform/pdf/pdf.ts'
import { formatLongDate } from '../platform/text/formats.ts'
import { ownerOf } from './selfAssessments.own.ts'
import { presentResult, importanceOf } from './selfAssessments.presenter.ts'
import { selectSent } from './selfAssessments.store.ts'
import {
  bandWords,
  closing,
  competencyWords,
  notice,
  titles,
  valueWords,
  weighsWords,
  whoSees,
} from './selfAssessments.words.ts'

const secondsPerHour = 3600

/**
 * Stores the newest result as PDF and returns a signed address that expires after one to two hours.
 * @throws AppError `not-found` without a result.
 */
export async function getResultPdf(
  ctx: CandidateContext,
  kind: AssessmentKind,
): Promise<{ url: string }> {
  const owner = ownerOf(ctx, kind)
  const sent = (await selectSent(ctx.db, owner, { valid: true })) ?? fail('not-found')
  const person = (await findCandidateBrief(ctx.db, owner.candidateId)) ?? fail('not-found')
  const bytes = await resultPdf(presentResult(sent), person.name, ctx.now())
  const file = `results/${sent.id}.pdf`
  await ctx.storage.put(file, bytes, 'application/pdf')
  return { url: await ctx.storage.url(file, secondsPerHour) }
}

type Doc = PDFKit.PDFDocument
type Add = (type: string, draw: () => void) => void

/** One A4 page with the result in plain language. @param name the person's preferred name. */
export async function resultPdf(
  result: AssessmentResult,
  name: string,
  now: Date,
): Promise<Buffer> {
  const title = `${titles[result.kind]}: ${name}`
  return drawPdf({ title, now }, (doc, root) => {
    const add: Add = (type, draw) => root.add(doc.struct(type, {}, draw))
    drawHead(doc, add, result, name)
    if (result.kind === 'competency') drawCompetencyRows(doc, add, result)
    else drawValueRows(doc, add, result)
    doc.moveDown(1)
    for (const text of [closing[result.kind], whoSees])
      add('P', () =>
        doc.font('regular').fontSize(9.5).fillColor(ink.soft).text(text, margin).moveDown(0.4),
      )
  })
}

function drawHead(doc: Doc, add: Add, result: AssessmentResult, name: string): void {
  const shortFormNote = result.kind === 'competency' && result.shortForm ? ' Forma curta.' : ''
  add('H1', () => doc.font('bold').fontSize(23).fillColor(ink.deep).text(titles[result.kind]))
  add('P', () =>
    doc
      .font('regular')
      .fontSize(11)
      .fillColor(ink.text)
      .text(`${name}. Respondido em ${formatLongDate(new Date(result.sentAt))}.${shortFormNote}`)
      .moveDown(0.6),
  )
  add('P', () => doc.fontSize(9.5).fillColor(ink.soft).text(notice).moveDown(1))
}

const contentWidth = 595.28 - 2 * margin

/** Draws a name with a value at the right; below them a bar and a sentence. */
function drawRow(
  doc: Doc,
  add: Add,
  { name, value, text }: { name: string; value: string; text: string },
  bar: (y: number) => void,
): void {
  const y = doc.y
  add('H2', () => doc.font('bold').fontSize(11).fillColor(ink.text).text(name, margin, y))
  const below = doc.y
  add('P', () =>
    doc
      .font('regular')
      .fontSize(10)
      .fillColor(ink.mark)
      .text(value, margin, y, { width: contentWidth, align: 'right' }),
  )
  drawDecoration(doc, () => bar(below + 4))
  add('P', () =>
    doc
      .font('regular')
      .fontSize(9.5)
      .fillColor(ink.soft)
      .text(text, margin, below + 15, { width: contentWidth }),
  )
  doc.y += 12
}

/** Draws a bar over the full width with coloured marks; positions from 0 to 1. */
function drawBar(
  doc: Doc,
  y: number,
  marks: readonly { from: number; to: number; colour: string }[],
) {
  doc.roundedRect(margin, y, contentWidth, 6, 3).fill(ink.line)
  for (const { from, to, colour } of marks) {
    const width = Math.max(6, contentWidth * (to - from))
    doc.roundedRect(margin + contentWidth * from, y, width, 6, 3).fill(colour)
  }
}

function drawCompetencyRows(doc: Doc, add: Add, { scales, lowest }: CompetencyResult): void {
  for (const { scale, score, band, from, to } of scales) {
    const [name, description, advice] = competencyWords[scale]
    const text = lowest.includes(scale) ? `${description} Para desenvolver: ${advice}` : description
    drawRow(doc, add, { name, value: `${bandWords[band]}, ${score} de 100`, text }, (y) =>
      drawBar(doc, y, [
        { from: from / 100, to: to / 100, colour: '#a8d8c4' },
        { from: score / 100 - 0.006, to: score / 100 + 0.006, colour: ink.mark },
      ]),
    )
  }
}

function drawValueRows(doc: Doc, add: Add, { scales }: ValuesResult): void {
  for (const { scale, centred } of [...scales].sort((a, b) => b.centred - a.centred)) {
    const [name, text] = valueWords[scale]
    const end = 0.5 + centred / 10
    drawRow(doc, add, { name, value: weighsWords[importanceOf(centred)], text }, (y) =>
      drawBar(doc, y, [{ from: Math.min(0.5, end), to: Math.max(0.5, end), colour: ink.mark }]),
    )
  }
}
