import type { ApplicationSummary } from '@trilha/contracts/applications'
import type { OpenInvitation } from '@trilha/contracts/notifications'

/** More would push everything else off a phone's first screens. */
const shown = 4
/** Invitations stand in no other list but the bell's: the nearest are always among the steps. */
const shownInvitations = 2

export type NextStep =
  | { kind: 'application'; id: string; application: ApplicationSummary }
  | { kind: 'invitation'; id: string; invitation: OpenInvitation }

/**
 * What waits for the person: offers first, then the nearest deadline. What is beyond the room is
 * cut, an offer never: a job must not be missed behind "see more".
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
    : // Its last day whole.
      `${step.invitation.closesOn}T23:59:59`
const byDeadline = (a: NextStep, b: NextStep) => dueOf(a).localeCompare(dueOf(b))

/** The nearest deadline, then who has waited longest for the answer. */
const byOfferDate = (a: ApplicationSummary, b: ApplicationSummary) =>
  byDeadline(applicationStep(a), applicationStep(b)) ||
  a.lastMovementAt.localeCompare(b.lastMovementAt)
