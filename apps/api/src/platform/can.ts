import type { RecruiterRole } from '@trilha/contracts/accounts/accounts'
import type { Viewer } from './context.ts'

/**
 * The actions that have a permission rule, each with the data that its rule needs. Rules about
 * states (may a stage be submitted now?) live in contracts.
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
  'company.manage': { companyId: string }
  'analytics.read': { companyId: string }
  'analytics.impact': { companyId: string }
  'talents.search': { companyId: string }
}

const allRoles: readonly RecruiterRole[] = ['owner', 'recruiter', 'evaluator']
const allButEvaluators: readonly RecruiterRole[] = ['owner', 'recruiter']
const owners: readonly RecruiterRole[] = ['owner']

const isCandidate = (viewer: Viewer, { candidateId }: { candidateId: string }): boolean =>
  viewer.typeUser === 1 && viewer.candidateId === candidateId

const worksAt = (
  viewer: Viewer,
  { companyId }: { companyId: string },
  roles: readonly RecruiterRole[] = allRoles,
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
  // Evaluators rate without knowing of the disability (docs/decisions/0028-pcd.md).
  'application.pcd': (viewer, application) => worksAt(viewer, application, allButEvaluators),
  'video.act': isCandidate,
  'vacancy.read': (viewer, vacancy) => worksAt(viewer, vacancy),
  'vacancy.edit': (viewer, vacancy) => worksAt(viewer, vacancy, allButEvaluators),
  'company.manage': (viewer, company) => worksAt(viewer, company, owners),
  'analytics.read': (viewer, company) => worksAt(viewer, company, allButEvaluators),
  // Owners are responsible for the company (docs/domain/assessments.md#adverse-impact).
  'analytics.impact': (viewer, company) => worksAt(viewer, company, owners),
  'talents.search': (viewer, company) => worksAt(viewer, company, allButEvaluators),
}

/** True when the viewer may do the action with the thing. False without a signed-in viewer. */
export function can<A extends keyof Rules>(
  viewer: Viewer | null,
  action: A,
  thing: Rules[A],
): boolean {
  return viewer !== null && rules[action](viewer, thing)
}
