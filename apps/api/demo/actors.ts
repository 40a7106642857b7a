import { noCookies, type Viewer, type Context, type Platform } from '../src/platform/context.ts'

const hour = 3_600_000

/** People who act in the demo content, as the services see them. */
export type DemoCandidate = { userId: string; candidateId: string; name: string }
export type DemoRecruiter = { userId: string; recruiterId: string; companyId: string }

/**
 * A request of somebody at a time that is over. Nothing is sent: what happened long ago is no news.
 * @param hoursAgo before now.
 */
function past(platform: Platform, viewer: Viewer, hoursAgo: number): Context {
  const at = new Date(platform.now().getTime() - hoursAgo * hour)
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

export function asCandidate(platform: Platform, person: DemoCandidate, hoursAgo: number): Context {
  const { userId, candidateId } = person
  const viewer: Viewer = { userId, candidateId, typeUser: 1, sessionId: '', recruiter: null }
  return past(platform, viewer, hoursAgo)
}

export function asRecruiter(platform: Platform, person: DemoRecruiter, hoursAgo: number): Context {
  const { userId, recruiterId: id, companyId } = person
  const recruiter = { id, companyId, role: 'recruiter' as const }
  const viewer: Viewer = { userId, candidateId: null, typeUser: 2, sessionId: '', recruiter }
  return past(platform, viewer, hoursAgo)
}
