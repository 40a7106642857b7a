import {
  newTrail,
  transition,
  type Action,
  type Actor,
  type Trail,
} from '@trilha/contracts/applications.states'
import type { Platform } from '../platform/context.ts'
import type { Tx } from '../platform/db/database.ts'
import { fail } from '../platform/errors.ts'
import { emit } from '../webhooks/webhooks.emit.ts'
import { answerDueAt } from './applications.deadlines.ts'
import {
  insertApplication,
  lockApplication,
  tellCompany,
  writeMovement,
  writeVersion,
  type HistoryRow,
  type LockedApplication,
  type StageOfVacancy,
} from './applications.store.ts'
import { messageOf, tellTask, type Message } from './applications.messages.ts'
import { project, untouched } from './applications.projection.ts'

/** One action of the state machine and who does it; `userId` is null for rules and deadlines. */
export type Step = { action: Action; actor: Actor; userId: string | null; reason?: string }

/** What stands beside the movement itself. */
export type Beside = {
  withdrawReason?: string
  letterId?: string
  /** Can be undone: the person is told once it can't any more. */
  undoable?: boolean
  /** Days that an extension gives; without them, as many as the stage had. */
  days?: number
}

type Clockwork = Pick<Platform, 'now' | 'tasks' | 'config'>

/** Between the last instant for undoing and the telling: for what is on its way then. */
const slackMs = 2000

/**
 * Takes hold of an application until the transaction ends, so that of two people one is second.
 * @throws AppError `not-found`.
 */
export async function lock(tx: Tx, id: string): Promise<LockedApplication> {
  return (await lockApplication(tx, id)) ?? fail('not-found')
}

/** @throws AppError `application-changed` when somebody acted since the person looked. */
export function checkVersion(application: LockedApplication, version: number): void {
  if (application.version !== version) fail('application-changed')
}

/**
 * Carries out every movement of an application: runs the steps through the state machine, writes
 * the states, the dates and the history, and notes the message to the candidate, all or nothing.
 * @param application from `lock`, in the same transaction.
 * @returns the application as it is now.
 * @throws AppError `transition-not-allowed`.
 */
export async function carryOut(
  platform: Clockwork,
  tx: Tx,
  application: LockedApplication,
  steps: readonly Step[],
  beside: Beside = {},
): Promise<LockedApplication> {
  const now = platform.now()
  const { trail, history } = run(trailOf(application), steps)
  const stages = project(application.stages, history, trail, now, beside.days)
  const next: LockedApplication = {
    ...application,
    ...trail,
    stages,
    version: application.version + 1,
    answerDueAt: answerDueAt({ ...trail, stages }, now),
    lastMovementAt: now,
  }
  await writeMovement(
    tx,
    application,
    {
      state: next.state,
      version: next.version,
      answerDueAt: next.answerDueAt,
      withdrawReason: beside.withdrawReason ?? null,
      stages: stages.filter((stage, i) => stage !== application.stages[i]),
      history,
    },
    now,
  )
  await tell(platform, tx, next, steps, history, beside)
  await emit(platform, tx, 'application.moved', { application: next, moves: history })
  return next
}

/**
 * Writes down a new application on the stages of its vacancy.
 * @returns false when the person has one already.
 */
export async function begin(
  platform: Clockwork,
  tx: Tx,
  from: {
    id: string
    vacancyId: number
    companyId: string
    candidateId: string
    userId: string
    source: string | null
    stages: readonly StageOfVacancy[]
    /** Some webhook asks for new applications. */
    hooked: boolean
  },
): Promise<boolean> {
  const now = platform.now()
  const steps: Step[] = [{ action: { name: 'apply' }, actor: 'candidate', userId: from.userId }]
  const { trail, history } = run(newTrail(from.stages), steps)
  const stages = project(from.stages.map(untouched), history, trail, now)
  const fresh = await insertApplication(
    tx,
    {
      ...from,
      state: trail.state,
      answerDueAt: answerDueAt({ ...trail, stages }, now),
      stages,
      history,
    },
    now,
  )
  if (!fresh) return false
  await tell(platform, tx, { id: from.id, version: 1 }, steps, history, {})
  if (!from.hooked) return true
  const application = { ...from, state: trail.state, version: 1 }
  await emit(platform, tx, 'application.created', { application, moves: history })
  return true
}

function trailOf({ state, stages }: LockedApplication): Trail {
  return { state, stages: stages.map(({ id, kind, state: at }) => ({ id, kind, state: at })) }
}

function run(start: Trail, steps: readonly Step[]): { trail: Trail; history: HistoryRow[] } {
  let trail = start
  const history: HistoryRow[] = []
  for (const { action, actor, userId, reason = null } of steps) {
    const result = transition(trail, action, actor)
    if (!result.ok) return fail('transition-not-allowed')
    trail = result.trail
    history.push(...result.moves.map((m) => ({ ...m, action: action.name, actor, userId, reason })))
  }
  return { trail, history }
}

/** Notes the message to the candidate, if these steps are worth one. */
async function tell(
  { tasks, now, config }: Clockwork,
  tx: Tx,
  application: { id: string; version: number },
  steps: readonly Step[],
  history: readonly HistoryRow[],
  { letterId, undoable }: Beside,
): Promise<void> {
  const message = steps.map(messageOf).findLast(Boolean)
  if (!message) return
  const moves = history.filter((row) => row.stageId !== null)
  const opened = moves.findLast((row) => row.to === 'open' || row.to === 'extended')
  const payload = {
    applicationId: application.id,
    version: application.version,
    message,
    // Of several stages passed at once, the last.
    stageId: moves.findLast((row) => row.from !== 'locked')?.stageId ?? null,
    openedStageId: opened?.stageId ?? null,
    letterId: letterId ?? null,
  }
  const waits = undoable === true && config.undoSeconds > 0
  const startAfter = new Date(now().getTime() + config.undoSeconds * 1000 + slackMs)
  await tasks.add(tx, tellTask, payload, waits ? { startAfter } : {})
}

/**
 * Notes a message about a stage in which nothing moved. The version counts on, so that the message
 * has a name of its own and nobody acts on what they saw before.
 * @param application from `lock`, in the same transaction.
 */
export async function tellOf(
  { tasks }: Pick<Clockwork, 'tasks'>,
  tx: Tx,
  application: Pick<LockedApplication, 'id' | 'version' | 'companyId' | 'vacancyId'>,
  stageId: string,
  message: Message,
): Promise<void> {
  const version = application.version + 1
  await writeVersion(tx, application.id, version)
  const payload = { applicationId: application.id, version, message, stageId }
  await tasks.add(tx, tellTask, { ...payload, openedStageId: null, letterId: null })
  await tellCompany(tx, application)
}
