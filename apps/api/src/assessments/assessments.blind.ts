import { mostRaters } from '@trilha/contracts/assessments.desk'
import type { Handle } from '../platform/db/database.ts'
import { selectStagesRatedByOthers } from './assessments.desk.store.ts'

/**
 * Stages of an application whose points a person of the company may not know yet: less what keys
 * judged, they would tell the rating of somebody else before the own one is given.
 */
export async function stagesToRateBlind(
  db: Handle,
  applicationId: string,
  recruiterId: string,
): Promise<Set<string>> {
  return new Set(await selectStagesRatedByOthers(db, applicationId, recruiterId, mostRaters))
}
