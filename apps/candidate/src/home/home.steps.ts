import type { ApplicationSummary } from '@trilha/contracts/applications/applications'
import type { OpenInvitation } from '@trilha/contracts/invitations'

/** Maximum number of steps; more would hide the rest of the page on phones. */
const maxSteps = 4
/** Invitations up to this number are always included, because only the bell lists them too. */
const maxInvitations = 2

export type NextStep =
  | { kind: 'application'; id: string; application: ApplicationSummary }
  | { kind: 'invitation'; id: string; invitation: OpenInvitation }

/**
 * The next steps of the user: offers first, then by deadline. All offers are included, even beyond
 * the maximum. `more` is the number of steps left out.
 */
export function nextSteps(
  applications: readonly ApplicationSummary[],
  invitations: readonly OpenInvitation[],
): { steps: NextStep[]; more: number } {
  const offers = applications.filter(isOffer).toSorted(byOfferDate)
  const invitationSteps = invitations.slice(0, maxInvitations).map(invitationStep)
  const room = Math.max(0, maxSteps - offers.length - invitationSteps.length)
  const otherSteps = applications
    .filter((application) => !isOffer(application))
    .map(applicationStep)
    .toSorted(byDeadline)
  const steps = [
    ...offers.map(applicationStep),
    ...[...otherSteps.slice(0, room), ...invitationSteps].toSorted(byDeadline),
  ]
  return { steps, more: Math.max(0, otherSteps.length - room) }
}

const applicationStep = (application: ApplicationSummary): NextStep => ({
  kind: 'application',
  id: application.id,
  application,
})
const invitationStep = (invitation: OpenInvitation): NextStep => ({
  kind: 'invitation',
  id: invitation.id,
  invitation,
})

const isOffer = ({ state }: ApplicationSummary) => state === 'offer'

/** Sorts after every date. */
const never = '9999'

const dueOf = (step: NextStep) =>
  step.kind === 'application'
    ? (step.application.current?.dueAt ?? never)
    : // An invitation is open until the end of its last day.
      `${step.invitation.closesOn}T23:59:59`
const byDeadline = (a: NextStep, b: NextStep) => dueOf(a).localeCompare(dueOf(b))

/** Nearest deadline first, then longest waiting. */
const byOfferDate = (a: ApplicationSummary, b: ApplicationSummary) =>
  byDeadline(applicationStep(a), applicationStep(b)) ||
  a.lastMovementAt.localeCompare(b.lastMovementAt)
