import {
  newTrail,
  transition,
  type Action,
  type Actor,
  type Trail,
} from '@trilha/contracts/applications/states'
import type { Platform } from '../platform/context.ts'
import type { Tx } from '../platform/db/database.ts'
import { fail } from '../platform/errors.ts'
import { emit } from '../webhooks/webhooks.emit.ts'
import { answerDueAt } from './deadlines/deadlines.ts'
import { updateSnapshot } from './snapshot/snapshot.ts'
import {
  insertApplication,
  lockApplication,
  publishToCompany,
  writeMovement,
  writeVersion,
  type HistoryRow,
  type LockedApplication,
  type StageOfVacancy,
} from './applications.store.ts'
import { messageOf, messageTask, type Message } from './applications.messages.ts'
import { newStage, projectStages } from './applications.projection.ts'

/** One action of the state machine and its actor; `userId` is null for rules and deadlines. */
export type Step = { action: Action; actor: Actor; userId: string | null; reason?: string }

/** The steps of a movement and its options. */
export type Movement = {
  steps: readonly Step[]
  withdrawReason?: string
  decisionMessageId?: string
  /** True when the decision can be undone: the message is sent when this is no longer possible. */
  undoable?: boolean
  /** Days that an extension gives; default: the days of the stage. */
  days?: number
}

type Deps = Pick<Platform, 'now' | 'tasks' | 'config'>

/** Extra delay of the message after the time for an undo, because an undo may still be running. */
const slackMs = 2000

/**
 * Locks an application until the transaction ends, so that concurrent actions wait for each other.
 * @throws AppError `not-found`.
 */
export async function requireLockedApplication(tx: Tx, id: string): Promise<LockedApplication> {
  return (await lockApplication(tx, id)) ?? fail('not-found')
}

/** @throws AppError `application-changed` when the application has changed since this version. */
export function checkVersion(application: LockedApplication, version: number): void {
  if (application.version !== version) fail('application-changed')
}

/**
 * Applies a movement to an application: runs its steps through the state machine, writes the
 * states, the dates and the history, and queues the message to the candidate. All movements are
 * made here, except an undo (`judging/undo.ts`).
 * @param application from `requireLockedApplication`, in the same transaction.
 * @returns the application after the movement.
 * @throws AppError `transition-not-allowed`.
 */
export async function applyTransition(
  platform: Deps,
  tx: Tx,
  application: LockedApplication,
  movement: Movement,
): Promise<LockedApplication> {
  const now = platform.now()
  const { trail, history } = runSteps(trailOf(application), movement.steps)
  const extraDays = movement.days
  const stages = projectStages(application.stages, history, { trail, now, extraDays })
  const next: LockedApplication = {
    ...application,
    ...trail,
    stages,
    version: application.version + 1,
    answerDueAt: answerDueAt({ ...trail, stages }, now),
    lastMovementAt: now,
  }
  const changedStages = stages.filter((stage, i) => stage !== application.stages[i])
  await writeMovement(
    tx,
    application,
    {
      state: next.state,
      version: next.version,
      answerDueAt: next.answerDueAt,
      withdrawReason: movement.withdrawReason ?? null,
      stages: changedStages,
      history,
    },
    now,
  )
  await updateSnapshot(tx, next, application.state, now)
  await queueMovementMessage(platform, tx, next, { ...movement, history })
  await emit(platform, tx, 'application.moved', { application: next, moves: history })
  return next
}

/**
 * Creates an application with the stages of its vacancy and queues the message to the candidate.
 * @returns false when the candidate has already applied to this vacancy.
 */
export async function createApplication(
  platform: Deps,
  tx: Tx,
  input: {
    id: string
    vacancyId: number
    companyId: string
    candidateId: string
    userId: string
    source: string | null
    stages: readonly StageOfVacancy[]
    /** True when an active webhook of the company receives new applications. */
    hasWebhook: boolean
  },
): Promise<boolean> {
  const now = platform.now()
  const steps: Step[] = [{ action: { name: 'apply' }, actor: 'candidate', userId: input.userId }]
  const { trail, history } = runSteps(newTrail(input.stages), steps)
  const stages = projectStages(input.stages.map(newStage), history, { trail, now })
  const inserted = await insertApplication(
    tx,
    {
      ...input,
      state: trail.state,
      answerDueAt: answerDueAt({ ...trail, stages }, now),
      stages,
      history,
    },
    now,
  )
  if (!inserted) return false
  await queueMovementMessage(platform, tx, { id: input.id, version: 1 }, { steps, history })
  if (!input.hasWebhook) return true
  const application = { ...input, state: trail.state, version: 1 }
  await emit(platform, tx, 'application.created', { application, moves: history })
  return true
}

function trailOf(application: LockedApplication): Trail {
  const stages = application.stages.map(({ id, kind, state }) => ({ id, kind, state }))
  return { state: application.state, stages }
}

function runSteps(initial: Trail, steps: readonly Step[]): { trail: Trail; history: HistoryRow[] } {
  let trail = initial
  const history: HistoryRow[] = []
  for (const { action, actor, userId, reason = null } of steps) {
    const result = transition(trail, action, actor)
    if (!result.ok) return fail('transition-not-allowed')
    trail = result.trail
    history.push(...result.moves.map((m) => ({ ...m, action: action.name, actor, userId, reason })))
  }
  return { trail, history }
}

/** Queues the message to the candidate, if one of the steps has a message. */
async function queueMovementMessage(
  { tasks, now, config }: Deps,
  tx: Tx,
  application: { id: string; version: number },
  { steps, history, decisionMessageId, undoable }: Movement & { history: readonly HistoryRow[] },
): Promise<void> {
  const message = steps.map(messageOf).findLast(Boolean)
  if (!message) return
  const moves = history.filter((row) => row.stageId !== null)
  const opened = moves.findLast((row) => row.to === 'open' || row.to === 'extended')
  const payload = {
    applicationId: application.id,
    version: application.version,
    message,
    // The last stage, if several were passed at once.
    stageId: moves.findLast((row) => row.from !== 'locked')?.stageId ?? null,
    openedStageId: opened?.stageId ?? null,
    letterId: decisionMessageId ?? null,
  }
  const isDelayed = undoable === true && config.undoSeconds > 0
  const startAfter = new Date(now().getTime() + config.undoSeconds * 1000 + slackMs)
  await tasks.add(tx, messageTask, payload, isDelayed ? { startAfter } : {})
}

/**
 * Queues a message about a stage that does not move. The version increases, so that the message has
 * a unique key, and actions based on the previous version are refused.
 * @param application from `requireLockedApplication`, in the same transaction.
 */
export async function queueStageMessage(
  { tasks }: Pick<Deps, 'tasks'>,
  tx: Tx,
  application: Pick<LockedApplication, 'id' | 'version' | 'companyId' | 'vacancyId'>,
  { stageId, message }: { stageId: string; message: Message },
): Promise<void> {
  const version = application.version + 1
  await writeVersion(tx, application.id, version)
  const payload = { applicationId: application.id, version, message, stageId }
  await tasks.add(tx, messageTask, { ...payload, openedStageId: null, letterId: null })
  await publishToCompany(tx, application)
}
