import type { VacancyState } from './vacancies.enums.ts'

/**
 * The life of a vacancy (docs/product/trail.md#vacancy): draft → in review → open → paused → closed → archived.
 * Pure: the server runs it inside a transaction, the screens ask it what can be done.
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

/** Who acts: somebody of the company, Trilha's own team, or the clock. */
export type VacancyActor = 'company' | 'admin' | 'system'

/** What the rules need to know besides the state. */
export type VacancyFacts = {
  state: VacancyState
  companyVerified: boolean
  /** Copied, at whatever remove, from a vacancy that Trilha's team paused after a report. */
  copyOfSuspended: boolean
  /** Its company said why it asks for criminal or credit records. */
  asksForRecords: boolean
  /**
   * Trilha's team keeps it paused: after a report, or because an unverified company changed it and
   * nobody has read the change yet.
   */
  suspended: boolean
  /** Applications that have no final answer yet. */
  unanswered: number
}

export type VacancyStep =
  | { ok: true; to: VacancyState }
  | { ok: false; reason: 'state' | 'actor' | 'unanswered' }

type Rule = {
  actor: VacancyActor
  from: readonly VacancyState[]
  to: (facts: VacancyFacts) => VacancyState
  /** A vacancy that Trilha's team paused: it is as if in review. */
  suspended?: 'refused' | 'too'
  /** Nobody may be left without an answer. */
  needsAnswers?: boolean
}

const rules: Record<VacancyAction, Rule> = {
  publish: {
    actor: 'company',
    from: ['draft'],
    // Every vacancy of an unverified company is read by a person first, and so is, whosever it is, a
    // copy of one that was paused and one that asks for records.
    to: (facts) =>
      facts.companyVerified && !facts.copyOfSuspended && !facts.asksForRecords
        ? 'open'
        : 'in_review',
  },
  accept_review: { actor: 'admin', from: ['in_review'], to: () => 'open', suspended: 'too' },
  return_review: {
    actor: 'admin',
    from: ['in_review'],
    // People may be on the trail of what was open.
    to: (facts) => (facts.state === 'paused' ? 'paused' : 'draft'),
    suspended: 'too',
  },
  pause: { actor: 'company', from: ['open'], to: () => 'paused' },
  // After a report that was right; the company hears why.
  suspend: { actor: 'admin', from: ['open'], to: () => 'paused' },
  // An unverified company changed what was read: it waits, paused, to be read again.
  revise: { actor: 'company', from: ['open', 'paused'], to: () => 'paused' },
  resume: { actor: 'company', from: ['paused'], to: () => 'open', suspended: 'refused' },
  close: { actor: 'company', from: ['open', 'paused'], to: () => 'closed', needsAnswers: true },
  // The last day ends new applications only: the trails under way go on to their answers.
  reach_deadline: { actor: 'system', from: ['open', 'paused'], to: () => 'closed' },
  archive: { actor: 'company', from: ['closed'], to: () => 'archived', needsAnswers: true },
}

/** Where one action leads, or why it is not possible now. */
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

/** What an actor may do now. */
export function allowedVacancyActions(facts: VacancyFacts, actor: VacancyActor): VacancyAction[] {
  return vacancyActions.filter((action) => vacancyStep(facts, action, actor).ok)
}

/** States in which a vacancy has a public page: it was open at least once. */
export const publishedStates: readonly VacancyState[] = ['open', 'paused', 'closed', 'archived']

/** True once a vacancy is over for good: its page answers 410 and leads to similar ones. */
export const hasEnded = (state: VacancyState): boolean => state === 'closed' || state === 'archived'

/**
 * True while new applications are taken: open, and its last day is not over.
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

/** The day in Brasília at an instant, `yyyy-mm-dd`: closing days are counted there. */
export function dayInBrasilia(at: Date): string {
  return brasilia.format(at)
}
