import * as z from 'zod/mini'
import { endpoint, recruiterOnly } from '../shared/endpoint.ts'
import { day, uuid } from '../shared/fields.ts'

/** A company's rule that its people need a second step (docs/product/accounts.md#second-step). */

/** Days from today in which the rule may begin. */
export const maxRuleDelayDays = 90

/** Days before the beginning on which people without a second step get a second mail. */
export const ruleReminderDays = 3

export const secondStepRuleReply = z.object({
  /** First day of the rule, in Brasília; null without a rule. */
  from: z.nullable(day),
  /** People of the team without a second step. */
  lacking: z.array(z.object({ id: uuid, name: z.string() })),
})
export type SecondStepRule = z.output<typeof secondStepRuleReply>

export const getSecondStepRule = endpoint({
  id: 'companies.secondStepRule',
  summary: 'Whether and from when people of your company need a second step; for owners',
  method: 'GET',
  path: '/company/secondStepRule',
  who: recruiterOnly,
  reply: secondStepRuleReply,
})

export const saveSecondStepRule = endpoint({
  id: 'companies.saveSecondStepRule',
  summary: 'Begin, move or end the rule; people without a second step get a mail',
  method: 'PUT',
  path: '/company/secondStepRule',
  who: recruiterOnly,
  freshProof: true,
  body: z.object({
    /** From today on, at most 90 days ahead; null ends the rule. */
    from: z.nullable(day),
  }),
  reply: secondStepRuleReply,
})
