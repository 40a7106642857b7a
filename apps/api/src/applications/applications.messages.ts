import type { ActionName, Actor } from '@trilha/contracts/applications.states'
import { z } from 'zod'
import type { Task } from '../platform/tasks/tasks.ts'

/** What a candidate is told by mail, by what happened. */
export const messages = [
  'received',
  'advanced',
  'with-a-person',
  'below-the-mark',
  'sent-by-clock',
  'stage-expired',
  'extended',
  'extension-declined',
  'offer',
  'not-approved',
] as const
export type Message = (typeof messages)[number]

const byAction: Partial<Record<ActionName, Message>> = {
  apply: 'received',
  rule_approves: 'advanced',
  approve_stage: 'advanced',
  rule_fails: 'with-a-person',
  expire_stage: 'stage-expired',
  extend_stage: 'extended',
  make_offer: 'offer',
  not_approve: 'not-approved',
}

/** The reason of a rule that compared a custom test with its pass mark. */
export const passMark = 'pass-mark'

/** What somebody did themself, they are not told: withdrawing, accepting, sending. */
export function messageOf(step: {
  action: { name: ActionName }
  actor: Actor
  reason?: string
}): Message | undefined {
  const { name } = step.action
  if (name === 'submit_stage' && step.actor === 'system') return 'sent-by-clock'
  if (name === 'rule_fails' && step.reason === passMark) return 'below-the-mark'
  return byAction[name]
}

export const tellTask = {
  name: 'applications.tell',
  payload: z.object({
    applicationId: z.uuid(),
    /** Names the movement: one movement, one message. */
    version: z.int(),
    message: z.enum(messages),
    /** The stage that ended, if one did. */
    stageId: z.uuid().nullable(),
    /** The stage that opened or goes on, if one did. */
    openedStageId: z.uuid().nullable(),
    letterId: z.uuid().nullable(),
  }),
} satisfies Task
