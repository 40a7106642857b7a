import type { VacancyState } from './enums.ts'

/**
 * State machine of a vacancy (docs/product/trail.md#vacancy): draft → in review → open → paused → closed →
 * archived. Pure: the server runs it in a transaction, the screens use it to find the possible
 * actions.
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

/** Input of the rules besides the action. */
export type VacancyFacts = {
  state: VacancyState
  companyVerified: boolean
  /** Directly or indirectly copied from a vacancy that Trilha's team paused after a report. */
  copyOfSuspended: boolean
  /** The company gave a reason for requiring criminal or credit records. */
  asksForRecords: boolean
  /**
   * Paused by Trilha's team: after a report, or because an unverified company changed it and the
   * change is not reviewed yet.
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
  /** A vacancy suspended by Trilha's team counts as in review. */
  suspended?: 'refused' | 'too'
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
  accept_review: { actor: 'admin', from: ['in_review'], to: () => 'open', suspended: 'too' },
  return_review: {
    actor: 'admin',
    from: ['in_review'],
    // A vacancy that was open before can already have applicants, so it must not become a draft.
    to: (facts) => (facts.state === 'paused' ? 'paused' : 'draft'),
    suspended: 'too',
  },
  pause: { actor: 'company', from: ['open'], to: () => 'paused' },
  // After a justified report; a mail gives the company the reason.
  suspend: { actor: 'admin', from: ['open'], to: () => 'paused' },
  // An unverified company changed a reviewed vacancy: paused until it is reviewed again.
  revise: { actor: 'company', from: ['open', 'paused'], to: () => 'paused' },
  resume: { actor: 'company', from: ['paused'], to: () => 'open', suspended: 'refused' },
  close: { actor: 'company', from: ['open', 'paused'], to: () => 'closed', needsAnswers: true },
  // The last day only stops new applications; running trails continue.
  reach_deadline: { actor: 'system', from: ['open', 'paused'], to: () => 'closed' },
  archive: { actor: 'company', from: ['closed'], to: () => 'archived', needsAnswers: true },
}

/** The next state for an action, or why it is not possible now. */
export function vacancyStep(
  facts: VacancyFacts,
  action: VacancyAction,
  actor: VacancyActor,
): VacancyStep {
  const rule = rules[action]
  if (rule.actor !== actor) return { ok: false, reason: 'actor' }
  const suspended = facts.suspended && facts.state === 'paused' ? rule.suspended : undefined
  const leads = suspended ? suspended === 'too' : rule.from.includes(facts.state)
  if (!leads) return { ok: false, reason: 'state' }
  if (rule.needsAnswers && facts.unanswered > 0) return { ok: false, reason: 'unanswered' }
  return { ok: true, to: rule.to(facts) }
}

/** Actions that an actor can do now. */
export function allowedVacancyActions(facts: VacancyFacts, actor: VacancyActor): VacancyAction[] {
  return vacancyActions.filter((action) => vacancyStep(facts, action, actor).ok)
}

/** States with a public page: the vacancy was open at least once. */
export const publishedStates: readonly VacancyState[] = ['open', 'paused', 'closed', 'archived']

/** True when a vacancy is permanently over: its page answers 410 and lists similar ones. */
export const hasEnded = (state: VacancyState): boolean => state === 'closed' || state === 'archived'

/**
 * True while applications are accepted: open, and the last day has not ended.
 * @param closesOn the last day, `yyyy-mm-dd`.
 * @param today the day in Brasília, `yyyy-mm-dd` (`dayInBrasilia`).
 */
export function takesApplications(state: VacancyState, closesOn: string, today: string): boolean {
  return state === 'open' && closesOn >= today
}

const brasilia = /* @__PURE__ */ new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/Sao_Paulo',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

/** Date in Brasília of an instant, `yyyy-mm-dd`; used for closing days. */
export function dayInBrasilia(at: Date): string {
  return brasilia.format(at)
}
