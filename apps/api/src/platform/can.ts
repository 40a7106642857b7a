import type { RecruiterRole } from '@trilha/contracts/accounts'
import type { Viewer } from './context.ts'

/**
 * The one question for permission. Each rule is one line: the action, and when it is allowed for
 * this viewer on this thing. What is not named here is refused. State rules (may a stage be sent
 * now?) live in contracts; this is only about who.
 */
type Rules = {
  'user.update': { userId: string }
  'notifications.own': { userId: string }
  'preferences.own': { candidateId: string }
  'application.act': { candidateId: string }
  'application.read': { companyId: string }
  'application.judge': { companyId: string }
  'application.pcd': { companyId: string }
  'video.act': { candidateId: string }
  'vacancy.read': { companyId: string }
  'vacancy.edit': { companyId: string }
  'company.read': { companyId: string }
  'company.manage': { companyId: string }
  'analytics.read': { companyId: string }
  'analytics.impact': { companyId: string }
  'talents.search': { companyId: string }
}

const all: readonly RecruiterRole[] = ['owner', 'recruiter', 'evaluator']
const allButEvaluators: readonly RecruiterRole[] = ['owner', 'recruiter']
const owners: readonly RecruiterRole[] = ['owner']

const isCandidate = (viewer: Viewer, { candidateId }: { candidateId: string }): boolean =>
  viewer.typeUser === 1 && viewer.candidateId === candidateId

const worksAt = (
  viewer: Viewer,
  { companyId }: { companyId: string },
  roles: readonly RecruiterRole[] = all,
): boolean =>
  viewer.typeUser === 2 &&
  viewer.recruiter.companyId === companyId &&
  roles.includes(viewer.recruiter.role)

const rules: { [A in keyof Rules]: (viewer: Viewer, thing: Rules[A]) => boolean } = {
  'user.update': (viewer, user) => viewer.userId === user.userId,
  'notifications.own': (viewer, owner) => viewer.userId === owner.userId,
  'preferences.own': isCandidate,
  'application.act': isCandidate,
  'application.read': (viewer, application) => worksAt(viewer, application),
  'application.judge': (viewer, application) => worksAt(viewer, application, allButEvaluators),
  // Who conducts the selection; who evaluates judges without it (docs/decisions/0028-pcd.md).
  'application.pcd': (viewer, application) => worksAt(viewer, application, allButEvaluators),
  'video.act': isCandidate,
  'vacancy.read': (viewer, vacancy) => worksAt(viewer, vacancy),
  'vacancy.edit': (viewer, vacancy) => worksAt(viewer, vacancy, allButEvaluators),
  'company.read': (viewer, company) => worksAt(viewer, company),
  'company.manage': (viewer, company) => worksAt(viewer, company, owners),
  'analytics.read': (viewer, company) => worksAt(viewer, company, allButEvaluators),
  // Who answers for the company (docs/domain/assessments.md#adverse-impact).
  'analytics.impact': (viewer, company) => worksAt(viewer, company, owners),
  'talents.search': (viewer, company) => worksAt(viewer, company, allButEvaluators),
}

/** May this viewer do this to this thing? Who is not signed in may do none of these. */
export function can<A extends keyof Rules>(
  viewer: Viewer | null,
  action: A,
  thing: Rules[A],
): boolean {
  return viewer !== null && rules[action](viewer, thing)
}
