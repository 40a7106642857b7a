import type {
  ApplicationRow,
  ApplicationSummary,
  ApplicationView,
  DecisionMessageReply,
} from '@trilha/contracts/applications/applications'
import { allowedActions, currentStage, isFinal } from '@trilha/contracts/applications/states'
import type { ErrorId } from '@trilha/contracts/shared/errors'
import { presentBrief } from '../companies/companies.brief.ts'
import { groupOf } from './applications.groups.ts'
import type { ListRecord } from './applications.list.store.ts'
import type {
  DetailsRecord,
  DecisionMessageRecord,
  StageRecord,
  SummaryRecord,
} from './applications.reads.store.ts'
import { canRequestReview } from './judging/review.ts'

/** The state of an application, for the candidate. */
export function presentSummary(row: SummaryRecord): ApplicationSummary {
  return {
    id: row.id,
    vacancy: {
      id: row.vacancy_id,
      slug: row.slug,
      roleName: row.role_name,
      company: presentBrief(row),
      municipality:
        row.municipality_code !== null && row.municipality_name && row.municipality_state
          ? {
              code: row.municipality_code,
              name: row.municipality_name,
              state: row.municipality_state,
            }
          : null,
    },
    state: row.state,
    group: groupOf(row.state),
    stages: row.stages.map(({ kind, state }) => ({ kind, state })),
    current: presentCurrent(row),
    answerDueAt: toIsoText(row.answer_due_at),
    appliedAt: row.applied_at.toISOString(),
    lastMovementAt: row.last_movement_at.toISOString(),
  }
}

/** One line of Minhas Vagas. */
export function presentRow(row: ListRecord): ApplicationRow {
  const isAnswered = row.state === 'not_approved' || row.state === 'hired'
  return {
    ...presentSummary(row),
    ended: isFinal(row.state)
      ? { quote: isAnswered ? row.quote : null, withdrawReason: row.withdraw_reason || null }
      : null,
  }
}

function presentCurrent(row: SummaryRecord): ApplicationSummary['current'] {
  const stage = activeStage(row)
  if (!stage) return null
  return {
    stageId: stage.id,
    kind: stage.kind,
    title: stage.title,
    position: stage.position,
    state: stage.state,
    dueAt: toIsoText(stage.due_at),
  }
}

/** The current stage; undefined when the trail is over. */
function activeStage(row: Pick<SummaryRecord, 'state' | 'stages'>): StageRecord | undefined {
  if (isFinal(row.state)) return undefined
  const current = currentStage(row)
  return row.stages.find((stage) => stage.id === current?.id)
}

/** An application with all its stages and permissions, for the candidate. */
export function presentProgress(
  row: DetailsRecord,
  decisionMessages: readonly DecisionMessageRecord[],
  now: Date,
): ApplicationView {
  const hasEnded = isFinal(row.state)
  return {
    ...presentSummary(row),
    version: row.version,
    stages: presentStages(row),
    decisionMessages: decisionMessages.map(presentDecisionMessage),
    withdrawReason: row.withdraw_reason,
    // A decision that can still be undone already has a snapshot; the candidate must not notice it.
    snapshotAt: hasEnded && !row.is_withheld ? toIsoText(row.snapshot_at) : null,
    isWithheld: hasEnded && row.is_withheld,
    deficiency: row.deficiency,
    can: presentPermissions(row, now),
  }
}

/** The stages with their dates and results, the same for the candidate and for the company. */
export function presentStages(
  row: Pick<SummaryRecord, 'state' | 'stages' | 'answer_due_at'>,
): ApplicationView['stages'] {
  const current = activeStage(row)
  return row.stages.map((stage) => ({
    id: stage.id,
    kind: stage.kind,
    title: stage.title,
    instructions: stage.instructions,
    minutes: stage.minutes,
    days: stage.days,
    answerDays: stage.answer_days,
    eliminatory: stage.eliminatory,
    weight: stage.weight,
    position: stage.position,
    state: stage.state,
    openedAt: toIsoText(stage.opened_at),
    dueAt: toIsoText(stage.due_at),
    submittedAt: toIsoText(stage.submitted_at),
    decidedAt: toIsoText(stage.decided_at),
    answerDueAt: stage === current ? toIsoText(row.answer_due_at) : null,
    decidedBy: stage.decided_by,
    ruleResults: stage.results ?? [],
    review:
      stage.review_requested_at === null
        ? null
        : {
            requestedAt: new Date(stage.review_requested_at).toISOString(),
            text: stage.review_text ?? '',
            answeredAt: toIsoText(stage.review_answered_at),
            outcome: stage.review_outcome,
          },
    extension: stage.extension && {
      ...stage.extension,
      requestedAt: new Date(stage.extension.requestedAt).toISOString(),
      answeredAt: toIsoText(stage.extension.answeredAt),
    },
    score: stage.score,
  }))
}

/** A decision message, the same for the candidate and for the company. */
export function presentDecisionMessage(message: DecisionMessageRecord): DecisionMessageReply {
  return {
    kind: message.kind,
    from: message.author_name,
    role: message.author_role,
    at: message.at.toISOString(),
    text: message.text,
    wentWell: message.went_well,
    missing: message.missing,
  }
}

function presentPermissions(row: SummaryRecord, now: Date): ApplicationView['can'] {
  const allowed = allowedActions(row, 'candidate')
  const stage = activeStage(row)
  const isOverdue = stage?.due_at ? new Date(stage.due_at) < now : false
  const canSubmit = allowed.includes('submit_stage')
  const isDeadlinePassed = stage?.state === 'expired' || (isOverdue && canSubmit)
  const permission = (reason: ErrorId | null) => ({ allowed: reason === null, reason })
  const allowedIf = (ok: boolean, reason: ErrorId) => permission(ok ? null : reason)
  return {
    withdraw: allowedIf(allowed.includes('withdraw'), 'transition-not-allowed'),
    startStage: isDeadlinePassed
      ? permission('deadline-passed')
      : allowedIf(canSubmit, 'stage-not-open'),
    acceptOffer: allowedIf(allowed.includes('accept_offer'), 'transition-not-allowed'),
    requestReview: allowedIf(
      stage !== undefined && canRequestReview(row, stage),
      'nothing-to-review',
    ),
  }
}

const toIsoText = (at: Date | string | null): string | null =>
  at === null ? null : new Date(at).toISOString()
