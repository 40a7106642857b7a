import { maxRaters, type PipelineItem } from '@trilha/contracts/assessments/pipeline'
import type { Storage } from '../../platform/storage/storage.ts'
import type { RatingRecord, SentRecord } from './rating.store.ts'
import type { ItemKey } from '@trilha/contracts/assessments/keys'
import { presentFile } from '../assessments.presenter.ts'
import { ratedPoints } from '../taking/score.ts'
import type { AnswerRecord, FileRecord, ItemRecord } from '../assessments.store.ts'

export type KeyedItem = ItemRecord & { key: ItemKey | null }

/** A sent test with its answers, files and ratings. */
export type PipelineParts = {
  sent: SentRecord
  /** In the order of the person's draw. */
  items: readonly KeyedItem[]
  answers: ReadonlyMap<string, AnswerRecord>
  files: ReadonlyMap<string, FileRecord>
  ratings: readonly RatingRecord[]
}

/** True if the item was answered and its answer needs ratings by people. */
export const needsRating = ({ sent }: PipelineParts, item: KeyedItem): boolean =>
  item.key?.kind === 'rubric' && item.points !== null && sent.scores[item.id] === null

/** Points of one item with its ratings; null without points or before the first rating. */
export function earnedPoints(parts: PipelineParts, item: KeyedItem): number | null {
  if (!needsRating(parts, item)) return parts.sent.scores[item.id] ?? null
  const ratings = parts.ratings.filter((rating) => rating.itemId === item.id)
  return ratedPoints(
    item.points ?? 0,
    ratings.map((rating) => rating.rating),
  )
}

/** Whether the person is hidden from the viewer, and a function that masks names if so. */
export type Mask = { hidden: boolean; maskNames: (text: string) => string }

/** A file without its name and URL if the person is hidden, because both may reveal the name. */
async function presentPipelineFile(
  file: FileRecord,
  position: number,
  storage: Storage,
  isHidden: boolean,
) {
  if (!isHidden) return presentFile(file, storage)
  const { id, itemId, kind, bytes } = file
  return { id, itemId, name: `Arquivo ${position}.${kind}`, kind, bytes, url: null }
}

/**
 * One question with its answer, for a recruiter. The ratings of colleagues, and the points that
 * would reveal them, are hidden until the viewer has rated the answer.
 */
export async function presentPipelineItem(
  parts: PipelineParts,
  index: number,
  { viewerId, storage, hidden, maskNames }: Mask & { viewerId: string; storage: Storage },
): Promise<PipelineItem> {
  const item = parts.items[index]
  if (!item) throw new Error('no such item')
  const value = parts.answers.get(item.id)?.value ?? null
  const file = value?.kind === 'file' ? parts.files.get(value.fileId) : undefined
  const ratings = parts.ratings.filter((rating) => rating.itemId === item.id)
  const ownRating = ratings.find((rating) => rating.recruiterId === viewerId)
  const canBeRated = needsRating(parts, item)
  // When all ratings are given, they can no longer influence a rating.
  const isVisible = ownRating !== undefined || ratings.length >= maxRaters || !canBeRated
  const visibleRatings = isVisible ? ratings : []
  return {
    id: item.id,
    position: index + 1,
    kind: item.kind,
    prompt: item.prompt,
    help: item.help,
    required: item.required,
    options: item.options,
    limits: item.limits,
    value: value && 'text' in value ? { ...value, text: maskNames(value.text) } : value,
    file: file ? await presentPipelineFile(file, index + 1, storage, hidden) : null,
    key: item.key,
    points: item.points,
    earned: isVisible ? earnedPoints(parts, item) : null,
    ratings: visibleRatings
      .toSorted((a, b) => Number(b === ownRating) - Number(a === ownRating))
      .map((rating) => ({
        from: rating.raterName,
        own: rating === ownRating,
        rating: rating.rating,
        note: rating.note && maskNames(rating.note),
        at: rating.at.toISOString(),
      })),
    hiddenRatings: ratings.length - visibleRatings.length,
    canRate: canBeRated && (ownRating !== undefined || ratings.length < maxRaters),
  }
}
