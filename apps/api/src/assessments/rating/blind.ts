import { maxRaters } from '@trilha/contracts/assessments/pipeline'
import type { Handle } from '../../platform/db/database.ts'
import { selectStagesToRate } from './rating.store.ts'

/**
 * The ids of stages of an application whose points must stay hidden from a recruiter. They contain
 * an answer that colleagues rated and the recruiter can still rate; the points would reveal the
 * rating.
 */
export async function stagesWithHiddenPoints(
  db: Handle,
  applicationId: string,
  recruiterId: string,
): Promise<Set<string>> {
  return new Set(await selectStagesToRate(db, applicationId, recruiterId, maxRaters))
}
