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

/** True if the item was answered and people rate the answer. */
export const isRated = ({ sent }: PipelineParts, item: KeyedItem): boolean =>
  item.key?.kind === 'rubric' && item.points !== null && sent.scores[item.id] === null

/** Points of one item, including ratings; null before it is rated, and for items without points. */
export function earnedOf(parts: PipelineParts, item: KeyedItem): number | null {
  if (!isRated(parts, item)) return parts.sent.scores[item.id] ?? null
  const ratings = parts.ratings.filter((rating) => rating.itemId === item.id)
  return ratedPoints(
    item.points ?? 0,
    ratings.map((rating) => rating.rating),
  )
}

/** Whether the person is hidden from the viewer, and a function that then masks names in texts. */
export type Mask = { hidden: boolean; maskNames: (text: string) => string }

/** Files often have the person's name in the file name and inside: both are withheld if hidden. */
async function presentPipelineFile(
  file: FileRecord,
  at: number,
  storage: Storage,
  isHidden: boolean,
) {
  if (!isHidden) return presentFile(file, storage)
  const { id, itemId, kind, bytes } = file
  return { id, itemId, name: `Arquivo ${at}.${kind}`, kind, bytes, url: null }
}

/**
 * One question with its answer, for a recruiter. Colleagues' ratings, and the points that would
 * reveal them, are hidden until the viewer has given their own rating.
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
  const own = ratings.find((rating) => rating.recruiterId === viewerId)
  const canBeRated = isRated(parts, item)
  // With all ratings given, no rating can be influenced any more.
  const visible = own !== undefined || ratings.length >= maxRaters || !canBeRated
  const visibleRatings = visible ? ratings : []
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
    earned: visible ? earnedOf(parts, item) : null,
    ratings: visibleRatings
      .toSorted((a, b) => Number(b === own) - Number(a === own))
      .map((rating) => ({
        from: rating.from,
        own: rating === own,
        rating: rating.rating,
        note: rating.note && maskNames(rating.note),
        at: rating.at.toISOString(),
      })),
    hiddenRatings: ratings.length - visibleRatings.length,
    canRate: canBeRated && (own !== undefined || ratings.length < maxRaters),
  }
}
