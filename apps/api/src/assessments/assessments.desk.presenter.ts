import { mostRaters, type DeskItem } from '@trilha/contracts/assessments.desk'
import type { Storage } from '../platform/storage/storage.ts'
import type { RatingRecord, SentRecord } from './assessments.desk.store.ts'
import type { ItemKey } from '@trilha/contracts/assessments.keys'
import { presentFile } from './assessments.presenter.ts'
import { ratedPoints } from './assessments.score.ts'
import type { AnswerRecord, FileRecord, ItemRecord } from './assessments.store.ts'

export type KeyedItem = ItemRecord & { key: ItemKey | null }

/** A sent test with everything that was said of it. */
export type DeskParts = {
  sent: SentRecord
  /** In the person's order. */
  items: readonly KeyedItem[]
  answers: ReadonlyMap<string, AnswerRecord>
  files: ReadonlyMap<string, FileRecord>
  ratings: readonly RatingRecord[]
}

/** True where a person judges an answer that was given. */
export const isRated = ({ sent }: DeskParts, item: KeyedItem): boolean =>
  item.key?.kind === 'rubric' && item.points !== null && sent.scores[item.id] === null

/** Points of one item with its ratings; null while it waits, and where it has none. */
export function earnedOf(parts: DeskParts, item: KeyedItem): number | null {
  if (!isRated(parts, item)) return parts.sent.scores[item.id] ?? null
  const given = parts.ratings.filter((rating) => rating.itemId === item.id)
  return ratedPoints(
    item.points ?? 0,
    given.map((rating) => rating.rating),
  )
}

/** Whether the viewer may not know who answered, and what takes the name out of a text then. */
export type Veil = { hidden: boolean; masked: (text: string) => string }

/** People call their files by their names, and write them inside: of who is hidden neither is shown. */
async function presentDeskFile(file: FileRecord, at: number, storage: Storage, isHidden: boolean) {
  if (!isHidden) return presentFile(file, storage)
  const { id, itemId, kind, bytes } = file
  return { id, itemId, name: `Arquivo ${at}.${kind}`, kind, bytes, url: null }
}

/**
 * One question with its answer, for somebody of the company. Another person's rating stays hidden
 * until the viewer has given theirs, and so do the points that would tell it.
 */
export async function presentDeskItem(
  parts: DeskParts,
  index: number,
  viewerId: string,
  storage: Storage,
  { hidden, masked }: Veil,
): Promise<DeskItem> {
  const item = parts.items[index]
  if (!item) throw new Error('no such item')
  const value = parts.answers.get(item.id)?.value ?? null
  const file = value?.kind === 'file' ? parts.files.get(value.fileId) : undefined
  const ratings = parts.ratings.filter((rating) => rating.itemId === item.id)
  const own = ratings.find((rating) => rating.recruiterId === viewerId)
  const rateable = isRated(parts, item)
  // Once all have rated, nobody can be led by what they read.
  const open = own !== undefined || ratings.length >= mostRaters || !rateable
  const shown = open ? ratings : []
  return {
    id: item.id,
    position: index + 1,
    kind: item.kind,
    prompt: item.prompt,
    help: item.help,
    required: item.required,
    options: item.options,
    limits: item.limits,
    value: value && 'text' in value ? { ...value, text: masked(value.text) } : value,
    file: file ? await presentDeskFile(file, index + 1, storage, hidden) : null,
    key: item.key,
    points: item.points,
    earned: open ? earnedOf(parts, item) : null,
    ratings: shown
      .toSorted((a, b) => Number(b === own) - Number(a === own))
      .map((rating) => ({
        from: rating.from,
        own: rating === own,
        rating: rating.rating,
        note: rating.note && masked(rating.note),
        at: rating.at.toISOString(),
      })),
    hiddenRatings: ratings.length - shown.length,
    canRate: rateable && (own !== undefined || ratings.length < mostRaters),
  }
}
