import { isFinal, type ApplicationState } from '@trilha/contracts/applications/states'
import type { SentProfile } from '../../candidates/candidates.presenter.ts'
import { readSentProfile } from '../../candidates/profile/profile.service.ts'
import type { Platform } from '../../platform/context.ts'
import { inTransaction, type Handle, type Tx } from '../../platform/db/database.ts'
import { fail } from '../../platform/errors.ts'
import { lockApplication } from '../applications.store.ts'
import {
  deleteSnapshot,
  insertSnapshot,
  isBlocked,
  lockAndSelectEnded,
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
 * Takes the snapshot when a movement ends the trail; deletes it when the end is undone. Call it in
 * the transaction of the movement.
 * @param before the state before the movement.
 */
export async function updateSnapshot(
  tx: Tx,
  application: Subject,
  before: ApplicationState,
  now: Date,
): Promise<void> {
  if (isFinal(application.state) === isFinal(before)) return
  if (isFinal(application.state)) await takeSnapshot(tx, application, now)
  else await deleteSnapshot(tx, application.id)
}

/** Stores what the company may see from now on. The application must be locked. */
async function takeSnapshot(
  tx: Tx,
  { id, state, candidateId, companyId }: Subject,
  now: Date,
): Promise<void> {
  if (state === 'withdrawn' || (await isBlocked(tx, candidateId, companyId)))
    return withholdSnapshots(tx, [id], now)
  const profile = await readSentProfile(tx, candidateId)
  return insertSnapshot(tx, { applicationId: id, profile }, now)
}

/** Withholds from a company what a person sent with applications that ended. */
export async function withholdFromCompany(
  tx: Tx,
  { candidateId, companyId }: Pick<Subject, 'candidateId' | 'companyId'>,
  now: Date,
): Promise<void> {
  await withholdSnapshots(tx, await lockAndSelectEnded(tx, candidateId, companyId), now)
}

/**
 * The profile that the company of an application may read now.
 * @throws AppError `withheld` if it is withheld.
 */
export async function readProfileForCompany(
  db: Handle,
  { id, candidateId }: Pick<Subject, 'id' | 'candidateId'>,
): Promise<SentProfile> {
  const snapshot = await selectSnapshot(db, id)
  if (snapshot === null) return fail('withheld')
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
    for (const { id } of ended)
      await inTransaction(db, async (tx) => {
        const application = await lockApplication(tx, id)
        // A decision may have been undone meanwhile.
        if (application && isFinal(application.state)) await takeSnapshot(tx, application, now())
      })
    if (ended.length < batchSize) return
  }
}
