import type { Profile } from '@trilha/contracts/candidates/candidates'
import { inOrder, type EntryBody, type EntryKind } from '@trilha/contracts/candidates/entries'
import { dayInBrasilia } from '@trilha/contracts/vacancies/states'
import type { CandidateContext, Context } from '../../platform/context.ts'
import type { Tx } from '../../platform/db/database.ts'
import { fail, failField } from '../../platform/errors.ts'
import {
  deleteEntry,
  insertEntry,
  selectEntries,
  updateEntry,
  updateOrder,
} from './entries.store.ts'
import { changeProfile } from './profile.service.ts'

/** Abuse limit, far above any real profile. */
const maxEntriesPerKind = 60

/**
 * Checks that an entry does not start in a future month, and an experience does not end in one.
 * @throws AppError `invalid-request` by field.
 */
export function checkDates(ctx: Context, entry: EntryBody): void {
  const thisMonth = dayInBrasilia(ctx.now()).slice(0, 7)
  const start = entry.kind === 'course' ? null : entry.start
  if (!inOrder(start, thisMonth)) failField('start', 'in-the-future')
  if (entry.kind !== 'experience' || entry.end === null) return
  // A year without a month is allowed as soon as that year has begun.
  if (entry.end.slice(0, 7) > thisMonth) failField('end', 'in-the-future')
}

/** The end as a sortable month: December for a year alone, the far future for an ongoing entry. */
const sortableEnd = (end: string | null): string =>
  end?.length === 4 ? `${end}-12` : (end ?? '9999')

/**
 * Adds an entry after the newer entries of its kind; the other entries keep their order.
 * @throws AppError `entries-full`.
 */
export async function insertSortedEntry(
  tx: Tx,
  candidateId: string,
  entry: EntryBody,
): Promise<void> {
  const others = (await selectEntries(tx, candidateId)).filter(({ kind }) => kind === entry.kind)
  if (others.length >= maxEntriesPerKind) fail('entries-full')
  const id = await insertEntry(tx, candidateId, entry)
  const start = entry.kind === 'course' ? null : entry.start
  const isNewer = (other: (typeof others)[number]) => {
    const [otherEnd, end] = [sortableEnd(other.ended), sortableEnd(entry.end)]
    return otherEnd > end || (otherEnd === end && (other.started ?? '') > (start ?? ''))
  }
  const found = others.findIndex((other) => !isNewer(other))
  const position = found < 0 ? others.length : found
  if (position === 0) return
  const ids = others.map((other) => other.id)
  await updateOrder(tx, candidateId, entry.kind, ids.toSpliced(position, 0, id))
}

/** Adds an entry of the viewer. @throws AppError `entries-full`, `invalid-request` by field. */
export async function addEntry(ctx: CandidateContext, entry: EntryBody): Promise<Profile> {
  checkDates(ctx, entry)
  return changeProfile(ctx, (tx, candidateId) => insertSortedEntry(tx, candidateId, entry))
}

/**
 * Replaces an entry of the viewer by one of the same kind.
 * @throws AppError `not-found`, `invalid-request` by field.
 */
export async function saveEntry(
  ctx: CandidateContext,
  id: string,
  entry: EntryBody,
): Promise<Profile> {
  checkDates(ctx, entry)
  return changeProfile(ctx, async (tx, candidateId) => {
    if (!(await updateEntry(tx, candidateId, id, entry))) fail('not-found')
  })
}

/** Removes an entry of the viewer. @throws AppError `not-found`. */
export async function removeEntry(ctx: CandidateContext, id: string): Promise<Profile> {
  return changeProfile(ctx, async (tx, candidateId) => {
    if (!(await deleteEntry(tx, candidateId, id))) fail('not-found')
  })
}

/**
 * Saves the order of the entries of a kind.
 * @throws AppError `conflict` when `ids` differ from the current entries of the kind.
 */
export async function orderEntries(
  ctx: CandidateContext,
  { kind, ids }: { kind: EntryKind; ids: string[] },
): Promise<Profile> {
  return changeProfile(ctx, async (tx, candidateId) => {
    const entries = await selectEntries(tx, candidateId)
    const known = entries.filter((entry) => entry.kind === kind).map(({ id }) => id)
    if (known.toSorted().join() !== ids.toSorted().join()) fail('conflict')
    await updateOrder(tx, candidateId, kind, ids)
  })
}
