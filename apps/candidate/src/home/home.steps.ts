import type { ApplicationSummary } from '@trilha/contracts/applications/applications'
import type { OpenInvitation } from '@trilha/contracts/invitations'

/** Maximum number of steps; more would hide the rest of the page on phones. */
const shown = 4
/** Invitations are in no other list except the bell's: the nearest are always included. */
const shownInvitations = 2

export type NextStep =
  | { kind: 'application'; id: string; application: ApplicationSummary }
  | { kind: 'invitation'; id: string; invitation: OpenInvitation }

/**
 * The next steps of the user: offers first, then by deadline. Steps beyond the maximum are left
 * out, but never an offer.
 */
export function nextSteps(
  applications: readonly ApplicationSummary[],
  invitations: readonly OpenInvitation[],
): { steps: NextStep[]; more: number } {
  const offers = applications.filter(isOffer).toSorted(byOfferDate)
  const inviting = invitations.slice(0, shownInvitations).map(invitationStep)
  const room = Math.max(0, shown - offers.length - inviting.length)
  const others = applications
    .filter((application) => !isOffer(application))
    .map(applicationStep)
    .toSorted(byDeadline)
  const steps = [
    ...offers.map(applicationStep),
    ...[...others.slice(0, room), ...inviting].toSorted(byDeadline),
  ]
  return { steps, more: Math.max(0, others.length - room) }
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
    : // Until the end of its last day.
      `${step.invitation.closesOn}T23:59:59`
const byDeadline = (a: NextStep, b: NextStep) => dueOf(a).localeCompare(dueOf(b))

/** Nearest deadline first, then longest waiting. */
const byOfferDate = (a: ApplicationSummary, b: ApplicationSummary) =>
  byDeadline(applicationStep(a), applicationStep(b)) ||
  a.lastMovementAt.localeCompare(b.lastMovementAt)
