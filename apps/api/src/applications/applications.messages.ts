import type { ActionName } from '@trilha/contracts/applications.states'
import { z } from 'zod'
import type { Task } from '../platform/tasks/tasks.ts'

/** What a candidate is told by mail, by what happened. */
export const messages = [
  'received',
  'advanced',
  'with-a-person',
  'stage-expired',
  'extended',
  'offer',
  'not-approved',
] as const
export type Message = (typeof messages)[number]

/** What somebody did themself, they are not told: withdrawing, accepting, sending. */
export const messageOf: Partial<Record<ActionName, Message>> = {
  apply: 'received',
  rule_approves: 'advanced',
  approve_stage: 'advanced',
  rule_fails: 'with-a-person',
  expire_stage: 'stage-expired',
  extend_stage: 'extended',
  make_offer: 'offer',
  not_approve: 'not-approved',
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
