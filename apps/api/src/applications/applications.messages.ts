import type { ActionName, Actor } from '@trilha/contracts/applications/states'
import { z } from 'zod'
import type { Task } from '../platform/tasks/tasks.ts'

/** Kinds of messages to candidates about their applications. */
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

/** Reason of a rule's decision: it compared the points of a custom test with the pass mark. */
export const passMarkReason = 'pass-mark'

/**
 * The message for a step; undefined if the step has none, such as the candidate's own actions
 * (withdraw, accept, send).
 */
export function messageOf(step: {
  action: { name: ActionName }
  actor: Actor
  reason?: string
}): Message | undefined {
  const { name } = step.action
  if (name === 'submit_stage' && step.actor === 'system') return 'sent-by-clock'
  if (name === 'rule_fails' && step.reason === passMarkReason) return 'below-the-mark'
  return byAction[name]
}

export const messageTask = {
  name: 'applications.tell',
  payload: z.object({
    applicationId: z.uuid(),
    /** Identifies the movement: each movement has one message. */
    version: z.int(),
    message: z.enum(messages),
    /** The stage that ended, if one did. */
    stageId: z.uuid().nullable(),
    /** The stage that opened or was extended, if one was. */
    openedStageId: z.uuid().nullable(),
    /** Id of the decision message. Not renamed, because waiting tasks have it in their payload. */
    letterId: z.uuid().nullable(),
  }),
} satisfies Task
