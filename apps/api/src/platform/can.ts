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
  'trilha.admin': null
}

const rules: { [A in keyof Rules]: (viewer: Viewer, thing: Rules[A]) => boolean } = {
  'user.update': (viewer, user) => viewer.userId === user.userId,
  'notifications.own': (viewer, owner) => viewer.userId === owner.userId,
  'preferences.own': (viewer, owner) => viewer.candidateId === owner.candidateId,
  'application.act': (viewer, application) => viewer.candidateId === application.candidateId,
  'application.read': (viewer, application) =>
    viewer.recruiter?.companyId === application.companyId,
  'application.judge': (viewer, application) =>
    viewer.recruiter?.companyId === application.companyId && viewer.recruiter.role !== 'evaluator',
  // Who conducts the selection; who evaluates judges without it (docs/decisions/0028-pcd.md).
  'application.pcd': (viewer, application) =>
    viewer.recruiter?.companyId === application.companyId && viewer.recruiter.role !== 'evaluator',
  'video.act': (viewer, video) => viewer.candidateId === video.candidateId,
  'vacancy.read': (viewer, vacancy) => viewer.recruiter?.companyId === vacancy.companyId,
  'vacancy.edit': (viewer, vacancy) =>
    viewer.recruiter?.companyId === vacancy.companyId && viewer.recruiter.role !== 'evaluator',
  'company.read': (viewer, company) => viewer.recruiter?.companyId === company.companyId,
  'company.manage': (viewer, company) =>
    viewer.recruiter?.companyId === company.companyId && viewer.recruiter.role === 'owner',
  'analytics.read': (viewer, company) =>
    viewer.recruiter?.companyId === company.companyId && viewer.recruiter.role !== 'evaluator',
  // Who answers for the company (docs/domain/assessments.md#adverse-impact).
  'analytics.impact': (viewer, company) =>
    viewer.recruiter?.companyId === company.companyId && viewer.recruiter.role === 'owner',
  'talents.search': (viewer, company) =>
    viewer.recruiter?.companyId === company.companyId && viewer.recruiter.role !== 'evaluator',
  'trilha.admin': (viewer) => viewer.typeUser === 3,
}

/** May this viewer do this to this thing? Who is not signed in may do none of these. */
export function can<A extends keyof Rules>(
  viewer: Viewer | null,
  action: A,
  thing: Rules[A],
): boolean {
  return viewer !== null && rules[action](viewer, thing)
}
