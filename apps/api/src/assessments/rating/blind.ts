import { maxRaters } from '@trilha/contracts/assessments/pipeline'
import type { Handle } from '../../platform/db/database.ts'
import { selectStagesRatedByOthers } from './rating.store.ts'

/**
 * Stages of an application whose points a recruiter may not see yet: the points minus those scored
 * by keys would reveal a colleague's rating before the recruiter gives their own.
 */
export async function stagesToRateBlind(
  db: Handle,
  applicationId: string,
  recruiterId: string,
): Promise<Set<string>> {
  return new Set(await selectStagesRatedByOthers(db, applicationId, recruiterId, maxRaters))
}
