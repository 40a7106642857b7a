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
import { answerDueAt } from './applications.deadlines.ts'
import {
  insertApplication,
  lockApplication,
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
  /** Days that an extension gives; without them, as many as the stage had. */
  days?: number
}

type Clockwork = Pick<Platform, 'now' | 'tasks'>

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
  }
  await writeMovement(
    tx,
    application.id,
    {
      state: next.state,
      version: next.version,
      answerDueAt: answerDueAt(next, now),
      withdrawReason: beside.withdrawReason ?? null,
      stages: stages.filter((stage, i) => stage !== application.stages[i]),
      history,
    },
    now,
  )
  await tell(platform, tx, next, steps, history, beside)
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
    candidateId: string
    userId: string
    source: string | null
    stages: readonly StageOfVacancy[]
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
  if (fresh) await tell(platform, tx, { id: from.id, version: 1 }, steps, history, {})
  return fresh
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
  { tasks }: Clockwork,
  tx: Tx,
  application: { id: string; version: number },
  steps: readonly Step[],
  history: readonly HistoryRow[],
  { letterId }: Beside,
): Promise<void> {
  const message = steps.map(messageOf).findLast(Boolean)
  if (!message) return
  const moves = history.filter((row) => row.stageId !== null)
  await tasks.add(tx, tellTask, {
    applicationId: application.id,
    version: application.version,
    message,
    stageId: moves.find((row) => row.from !== 'locked')?.stageId ?? null,
    openedStageId: moves.find((row) => row.to === 'open' || row.to === 'extended')?.stageId ?? null,
    letterId: letterId ?? null,
  })
}

/**
 * Notes a message about a stage in which nothing moved. The version counts on, so that the message
 * has a name of its own and nobody acts on what they saw before.
 * @param application from `lock`, in the same transaction.
 */
export async function tellOf(
  { tasks }: Pick<Clockwork, 'tasks'>,
  tx: Tx,
  application: Pick<LockedApplication, 'id' | 'version'>,
  stageId: string,
  message: Message,
): Promise<void> {
  const version = application.version + 1
  await writeVersion(tx, application.id, version)
  const payload = { applicationId: application.id, version, message, stageId }
  await tasks.add(tx, tellTask, { ...payload, openedStageId: null, letterId: null })
}
