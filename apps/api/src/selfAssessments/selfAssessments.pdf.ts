import type {
  AssessmentResult,
  CompetencyResult,
  ValuesResult,
} from '@trilha/contracts/selfAssessments/selfAssessments'
import type { AssessmentKind } from '@trilha/contracts/selfAssessments/scales'
import { findCandidateBrief } from '../candidates/candidates.service.ts'
import type { CandidateContext } from '../platform/context.ts'
import { fail } from '../platform/errors.ts'
import { drawPdf, ink, margin, ornament } from '../platform/pdf/pdf.ts'
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

const hour = 3600

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
  return { url: await ctx.storage.url(file, hour) }
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
    head(doc, add, result, name)
    if (result.kind === 'competency') competencyRows(doc, add, result)
    else valueRows(doc, add, result)
    doc.moveDown(1)
    for (const text of [closing[result.kind], whoSees])
      add('P', () =>
        doc.font('regular').fontSize(9.5).fillColor(ink.soft).text(text, margin).moveDown(0.4),
      )
  })
}

function head(doc: Doc, add: Add, result: AssessmentResult, name: string): void {
  const day = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'long', timeZone: 'America/Sao_Paulo' })
  const form = result.kind === 'competency' && result.shortForm ? ' Forma curta.' : ''
  add('H1', () => doc.font('bold').fontSize(23).fillColor(ink.deep).text(titles[result.kind]))
  add('P', () =>
    doc
      .font('regular')
      .fontSize(11)
      .fillColor(ink.text)
      .text(`${name}. Respondido em ${day.format(new Date(result.sentAt))}.${form}`)
      .moveDown(0.6),
  )
  add('P', () => doc.fontSize(9.5).fillColor(ink.soft).text(notice).moveDown(1))
}

const wide = 595.28 - 2 * margin

/** A name with a value at the right, and below it a bar and a sentence. */
function row(
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
      .text(value, margin, y, { width: wide, align: 'right' }),
  )
  ornament(doc, () => bar(below + 4))
  add('P', () =>
    doc
      .font('regular')
      .fontSize(9.5)
      .fillColor(ink.soft)
      .text(text, margin, below + 15, { width: wide }),
  )
  doc.y += 12
}

/** A bar over the whole width with coloured marks; positions from 0 to 1. */
function track(
  doc: Doc,
  y: number,
  marks: readonly { from: number; to: number; colour: string }[],
) {
  doc.roundedRect(margin, y, wide, 6, 3).fill(ink.line)
  for (const { from, to, colour } of marks)
    doc.roundedRect(margin + wide * from, y, Math.max(6, wide * (to - from)), 6, 3).fill(colour)
}

function competencyRows(doc: Doc, add: Add, { scales, lowest }: CompetencyResult): void {
  for (const { scale, score, band, from, to } of scales) {
    const [name, description, advice] = competencyWords[scale]
    const text = lowest.includes(scale) ? `${description} Para desenvolver: ${advice}` : description
    row(doc, add, { name, value: `${bandWords[band]}, ${score} de 100`, text }, (y) =>
      track(doc, y, [
        { from: from / 100, to: to / 100, colour: '#a8d8c4' },
        { from: score / 100 - 0.006, to: score / 100 + 0.006, colour: ink.mark },
      ]),
    )
  }
}

function valueRows(doc: Doc, add: Add, { scales }: ValuesResult): void {
  for (const { scale, centred } of [...scales].sort((a, b) => b.centred - a.centred)) {
    const [name, text] = valueWords[scale]
    const end = 0.5 + centred / 10
    row(doc, add, { name, value: weighsWords[importanceOf(centred)], text }, (y) =>
      track(doc, y, [{ from: Math.min(0.5, end), to: Math.max(0.5, end), colour: ink.mark }]),
    )
  }
}
