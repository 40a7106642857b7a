import {
  minTestsForAnalysis,
  type getAnalysis as contract,
  type ItemAnalysis,
} from '@trilha/contracts/assessments/analysis'
import type { ReplyOf } from '@trilha/contracts/shared/endpoint'
import { can } from '../../platform/can.ts'
import type { RecruiterContext } from '../../platform/context.ts'
import { fail } from '../../platform/errors.ts'
import {
  selectScoredItems,
  selectSentTests,
  selectTestOwner,
  type AnalysedItem,
  type AnalysedTest,
} from './analysis.store.ts'
import { figuresOf, reliabilityOf, type ItemFigures, type SentTest } from './figures.ts'

/** Only the newest tests are analysed: more tests would hardly change the figures. */
const maxTests = 2000

/**
 * Difficulty, discrimination and reliability of the questions of a custom test.
 * @throws AppError `not-found`, also for another company's stage and for other kinds of stage.
 */
export async function getAnalysis(
  ctx: RecruiterContext,
  vacancyId: number,
  stageId: string,
): Promise<ReplyOf<typeof contract>> {
  const companyId = (await selectTestOwner(ctx.db, vacancyId, stageId)) ?? fail('not-found')
  if (!can(ctx.viewer, 'vacancy.read', { companyId })) fail('not-found')
  const [items, rows] = await Promise.all([
    selectScoredItems(ctx.db, stageId),
    selectSentTests(ctx.replica, stageId, maxTests),
  ])
  const tests = rows.map((row) => sentTest(row, items))
  return {
    people: tests.length,
    needed: minTestsForAnalysis,
    items: items.map((item) => present(item, figuresOf(item, items, tests, minTestsForAnalysis))),
    reliability: reliabilityOf(items, tests, minTestsForAnalysis),
  }
}

function sentTest(row: AnalysedTest, items: readonly AnalysedItem[]): SentTest {
  const scores = new Map<string, number>()
  const chosen = new Map<string, readonly string[]>()
  for (const { id } of items) {
    const points = row.scores[id]
    if (points !== undefined && points !== null) scores.set(id, points)
    const answer = row.answers[id]
    if (answer) chosen.set(id, choicesOf(answer))
  }
  return { scores, chosen }
}

const choicesOf = ({ options, option, yes }: AnalysedTest['answers'][string]): string[] =>
  options ?? (option !== undefined ? [option] : yes !== undefined ? [String(yes)] : [])

function present(item: AnalysedItem, figures: ItemFigures): ItemAnalysis {
  const { key } = item
  const choices =
    key.kind === 'boolean' ? ['true', 'false'].map((id) => ({ id, text: '' })) : item.options
  const correct =
    key.kind === 'boolean' ? [String(key.correct)] : key.kind === 'options' ? key.correct : []
  return {
    id: item.id,
    position: item.position,
    kind: item.kind,
    prompt: item.prompt,
    points: item.points,
    people: figures.people,
    difficulty: figures.difficulty,
    discrimination: figures.discrimination,
    flags: figures.flags,
    options: choices.map(({ id, text }) => ({
      id,
      text,
      correct: correct.includes(id),
      people: figures.options.get(id)?.people ?? 0,
      rest: figures.options.get(id)?.rest ?? null,
    })),
    blank: figures.blank,
  }
}
