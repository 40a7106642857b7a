import { hourMs } from '@trilha/contracts/shared/durations'
import {
  noCookies,
  type CandidateContext,
  type Context,
  type Platform,
  type RecruiterContext,
  type Viewer,
} from '../src/platform/context.ts'

/** Ids of the demo people that the services need. */
export type DemoCandidate = { userId: string; candidateId: string; name: string }
export type DemoRecruiter = { userId: string; recruiterId: string; companyId: string }

/**
 * Context of a request in the past. It adds no tasks, so that no notifications are sent.
 * @param hoursAgo how many hours before now the request is made.
 */
function pastContext<V extends Viewer>(
  platform: Platform,
  viewer: V,
  hoursAgo: number,
): Context<V> {
  const at = new Date(platform.now().getTime() - hoursAgo * hourMs)
  return {
    ...platform,
    tasks: { ...platform.tasks, add: async () => {} },
    now: () => at,
    viewer,
    ip: '',
    agent: '',
    cookies: noCookies,
  }
}

export function asCandidate(
  platform: Platform,
  person: DemoCandidate,
  hoursAgo: number,
): CandidateContext {
  const { userId, candidateId } = person
  return pastContext(platform, { userId, candidateId, typeUser: 1, sessionId: '' }, hoursAgo)
}

export function asRecruiter(
  platform: Platform,
  person: DemoRecruiter,
  hoursAgo: number,
): RecruiterContext {
  const { userId, recruiterId: id, companyId } = person
  const recruiter = { id, companyId, role: 'recruiter' as const }
  return pastContext(platform, { userId, typeUser: 2, sessionId: '', recruiter }, hoursAgo)
}
