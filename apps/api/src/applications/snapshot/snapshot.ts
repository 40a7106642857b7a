import { isFinal, type ApplicationState } from '@trilha/contracts/applications/states'
import type { SentProfile } from '../../candidates/candidates.presenter.ts'
import { readSentProfile } from '../../candidates/profile/profile.service.ts'
import type { Platform } from '../../platform/context.ts'
import { inTransaction, type Handle, type Tx } from '../../platform/db/database.ts'
import { fail } from '../../platform/errors.ts'
import {
  deleteSnapshot,
  insertSnapshot,
  isBlocked,
  selectEndedAt,
  selectEndedWithoutSnapshot,
  selectSnapshot,
  withholdSnapshots,
} from './snapshot.store.ts'

/**
 * What a company sees of a person (docs/decisions/0042-snapshot-of-what-was-sent.md): the profile as
 * it is while the trail goes on, as it was at the end afterwards, and nothing after a withdrawal.
 */

type Subject = { id: string; state: ApplicationState; candidateId: string; companyId: string }

/**
 * Takes the snapshot when an application ends, and deletes it when the end is undone. Call it in the
 * transaction of the movement. @param before the state before the movement.
 */
export async function followEnd(
  tx: Tx,
  application: Subject,
  before: ApplicationState,
  now: Date,
): Promise<void> {
  const { id, state, candidateId, companyId } = application
  if (isFinal(state) === isFinal(before)) return
  if (!isFinal(state)) await deleteSnapshot(tx, id)
  else if (state === 'withdrawn' || (await isBlocked(tx, candidateId, companyId)))
    await withholdSnapshots(tx, [id], now)
  else await takeSnapshot(tx, application, now)
}

async function takeSnapshot(
  tx: Tx,
  { id, candidateId }: Pick<Subject, 'id' | 'candidateId'>,
  now: Date,
): Promise<void> {
  await insertSnapshot(
    tx,
    { applicationId: id, profile: await readSentProfile(tx, candidateId) },
    now,
  )
}

/** Withholds from a company what a person sent with applications that ended. */
export async function withholdFromCompany(
  tx: Tx,
  { candidateId, companyId }: Pick<Subject, 'candidateId' | 'companyId'>,
  now: Date,
): Promise<void> {
  await withholdSnapshots(tx, await selectEndedAt(tx, candidateId, companyId), now)
}

/**
 * The profile that the company of an application may read now.
 * @throws AppError `no-longer-shared` if it is withheld.
 */
export async function readVisibleProfile(
  db: Handle,
  { id, candidateId }: Pick<Subject, 'id' | 'candidateId'>,
): Promise<SentProfile> {
  const snapshot = await selectSnapshot(db, id)
  if (snapshot === null) return fail('no-longer-shared')
  return snapshot ?? readSentProfile(db, candidateId)
}

const batchSize = 200

/** Takes the snapshots of applications that ended before migration 0042. Safe to run twice. */
export async function takeMissingSnapshots({
  db,
  now,
}: Pick<Platform, 'db' | 'now'>): Promise<void> {
  for (;;) {
    const ended = await selectEndedWithoutSnapshot(db, batchSize)
    for (const { id, candidate_id } of ended)
      await inTransaction(db, (tx) => takeSnapshot(tx, { id, candidateId: candidate_id }, now()))
    if (ended.length < batchSize) return
  }
}
