import { brasilia } from '../shared/brasilia.ts'
import type { VacancyState } from './enums.ts'

/**
 * State machine of a vacancy (docs/product/trail.md#vacancy).
 * Pure: the server runs it in a transaction, and the screens use it to find the possible actions.
 */
export const vacancyActions = [
  'publish',
  'accept_review',
  'return_review',
  'pause',
  'suspend',
  'revise',
  'resume',
  'close',
  'reach_deadline',
  'archive',
] as const
export type VacancyAction = (typeof vacancyActions)[number]

/** Who acts: a person of the company, Trilha's team, or a scheduled task. */
export type VacancyActor = 'company' | 'admin' | 'system'

/** Facts about a vacancy on which the rules depend. */
export type VacancyFacts = {
  state: VacancyState
  companyVerified: boolean
  /**
   * True if it is a copy, or a copy of a copy, of a vacancy that Trilha's team paused after a
   * report.
   */
  copyOfSuspended: boolean
  /** True if the vacancy has a reason for requiring criminal or credit records. */
  asksForRecords: boolean
  /**
   * True if it is paused until Trilha's team reviews it: after a report, or after a change that
   * must be reviewed.
   */
  suspended: boolean
  /** Number of applications without a final answer. */
  unanswered: number
}

export type VacancyStep =
  | { ok: true; to: VacancyState }
  | { ok: false; reason: 'state' | 'actor' | 'unanswered' }

type Rule = {
  actor: VacancyActor
  from: readonly VacancyState[]
  to: (facts: VacancyFacts) => VacancyState
  /** What applies to a suspended vacancy (`VacancyFacts.suspended`) instead of `from`. */
  suspended?: 'refused' | 'allowed'
  /** Requires that every application has a final answer. */
  needsAnswers?: boolean
}

const rules: Record<VacancyAction, Rule> = {
  publish: {
    actor: 'company',
    from: ['draft'],
    // Reviewed first: vacancies of unverified companies, copies of suspended ones, and those that
    // require records.
    to: (facts) =>
      facts.companyVerified && !facts.copyOfSuspended && !facts.asksForRecords
        ? 'open'
        : 'in_review',
  },
  accept_review: { actor: 'admin', from: ['in_review'], to: () => 'open', suspended: 'allowed' },
  return_review: {
    actor: 'admin',
    from: ['in_review'],
    // A vacancy that was open before can already have applicants, so it must not become a draft.
    to: (facts) => (facts.state === 'paused' ? 'paused' : 'draft'),
    suspended: 'allowed',
  },
  pause: { actor: 'company', from: ['open'], to: () => 'paused' },
  // After a justified report; a mail gives the company the reason.
  suspend: { actor: 'admin', from: ['open'], to: () => 'paused' },
  // A change that must be reviewed pauses the vacancy until Trilha's team has reviewed it.
  revise: { actor: 'company', from: ['open', 'paused'], to: () => 'paused' },
  resume: { actor: 'company', from: ['paused'], to: () => 'open', suspended: 'refused' },
  close: { actor: 'company', from: ['open', 'paused'], to: () => 'closed', needsAnswers: true },
  // After the last day there are no new applications; the existing ones continue.
  reach_deadline: { actor: 'system', from: ['open', 'paused'], to: () => 'closed' },
  archive: { actor: 'company', from: ['closed'], to: () => 'archived', needsAnswers: true },
}

/** Returns the next state for an action, or why the action is not possible now. */
export function vacancyStep(
  facts: VacancyFacts,
  action: VacancyAction,
  actor: VacancyActor,
): VacancyStep {
  const rule = rules[action]
  if (rule.actor !== actor) return { ok: false, reason: 'actor' }
  const ifSuspended = facts.suspended && facts.state === 'paused' ? rule.suspended : undefined
  const isPossible = ifSuspended ? ifSuspended === 'allowed' : rule.from.includes(facts.state)
  if (!isPossible) return { ok: false, reason: 'state' }
  if (rule.needsAnswers && facts.unanswered > 0) return { ok: false, reason: 'unanswered' }
  return { ok: true, to: rule.to(facts) }
}

/** States with a public page: the vacancy was open at least once. */
export const publishedStates: readonly VacancyState[] = ['open', 'paused', 'closed', 'archived']

/** States in which a vacancy has ended for good. */
export const endedStates: readonly VacancyState[] = ['closed', 'archived']

/**
 * True for a closed or archived vacancy: its page then has the status 410 and lists similar
 * vacancies.
 */
export const hasEnded = (state: VacancyState): boolean => endedStates.includes(state)

/**
 * True while applications are accepted: open, and the last day has not ended.
 * @param closesOn the last day, `yyyy-mm-dd`.
 * @param today the day in Brasília, `yyyy-mm-dd` (`dayInBrasilia`).
 */
export function takesApplications(state: VacancyState, closesOn: string, today: string): boolean {
  return state === 'open' && closesOn >= today
}

const dayFormat = /* @__PURE__ */ new Intl.DateTimeFormat('en-CA', {
  timeZone: brasilia,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

/** Returns the date of an instant in Brasília, `yyyy-mm-dd`. */
export function dayInBrasilia(at: Date): string {
  return dayFormat.format(at)
}
