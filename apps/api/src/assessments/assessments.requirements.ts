import {
  submitRequirements as contract,
  type RequirementsTest,
} from '@trilha/contracts/assessments.requirements'
import type { BodyOf, ReplyOf } from '@trilha/contracts/endpoint'
import { evaluateRules, mergedFacts } from '@trilha/contracts/requirements.rules'
import { carryOut, type Step } from '../applications/applications.transition.ts'
import { readFacts, writeFacts } from '../candidates/candidates.service.ts'
import { keepTalent } from '../talents/talents.documents.ts'
import type { CandidateContext } from '../platform/context.ts'
import { inTransaction, type Tx } from '../platform/db/database.ts'
import { fail } from '../platform/errors.ts'
import { once } from '../platform/http/idempotency.ts'
import { askedFacts, statementsOf } from './assessments.facts.ts'
import {
  begun,
  lockStage,
  mustBeInTime,
  mustBeOpen,
  ownStep,
  type Locked,
  type LockedStage,
  type Place,
} from './assessments.own.ts'
import { selectOwnRules, selectRules, writeRuleAnswers } from './assessments.requirements.store.ts'

type Answers = BodyOf<typeof contract>

/**
 * The requirements test of the viewer's application to a vacancy, with what the profile says
 * already and the answers kept so far.
 * @throws AppError `not-found` without an application or such a stage, `stage-not-open` before its turn.
 */
export async function getRequirementsTest(
  ctx: CandidateContext,
  vacancyId: number,
): Promise<RequirementsTest> {
  const { candidateId } = ctx.viewer
  const test = (await selectOwnRules(ctx.db, candidateId, vacancyId)) ?? fail('not-found')
  if (test.state === 'locked') fail('stage-not-open')
  const known = mergedFacts(await readFacts(ctx.db, candidateId), test.kept.facts)
  return {
    applicationId: test.application_id,
    stageId: test.stage_id,
    title: test.title,
    instructions: test.instructions,
    minutes: test.minutes,
    state: test.state,
    dueAt: test.due_at?.toISOString() ?? null,
    rules: test.rules,
    facts: askedFacts(test.rules, known),
    answers: test.kept.answers,
  }
}

/** Keeps answers given so far; the first ones start the stage. */
export async function saveRequirementsAnswers(
  ctx: CandidateContext,
  place: Place,
  given: Answers,
): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const { application, stage } = await lockOpenTest(ctx, tx, place)
    const at = { applicationId: place.id, stageId: place.stageId }
    const { rules, kept } = await selectRules(tx, at)
    await begun(ctx, tx, application, stage)
    const facts = mergedFacts(kept.facts, askedFacts(rules, given.facts))
    const answers = { ...kept.answers, ...statementsOf(rules, given.answers) }
    await writeRuleAnswers(tx, at, { facts, answers }, null)
  })
}

/**
 * Sends the test: the facts given go to the profile, the rules answer at once, each with its reason.
 * Nobody is turned away by a rule alone: after a no, a person of the company gives the final answer.
 * @throws AppError `not-found`, `stage-not-open`, `deadline-passed`, `answers-incomplete`, `key-reused`.
 */
export async function submitRequirements(
  ctx: CandidateContext,
  place: Place,
  given: Answers,
  key: string | null,
): Promise<ReplyOf<typeof contract>> {
  const { userId } = ctx.viewer
  const request = { ...place, ...given }
  return inTransaction(ctx.db, (tx) =>
    once(ctx, tx, { userId, key, endpoint: contract.id, request }, () =>
      submitOnce(ctx, tx, place, given),
    ),
  )
}

async function submitOnce(ctx: CandidateContext, tx: Tx, place: Place, given: Answers) {
  const { application, stage } = await lockOpenTest(ctx, tx, place)
  const at = { applicationId: place.id, stageId: place.stageId }
  const { rules, kept } = await selectRules(tx, at)
  const told = mergedFacts(kept.facts, askedFacts(rules, given.facts))
  const answers = { ...kept.answers, ...statementsOf(rules, given.answers) }
  const facts = mergedFacts(await readFacts(tx, application.candidateId), told)
  const { outcome, results, failed } = evaluateRules(rules, facts, answers)
  if (outcome === 'incomplete') fail('answers-incomplete')

  await writeFacts(tx, application.candidateId, askedFacts(rules, facts))
  await keepTalent(tx, application.candidateId, ctx.now())
  await writeRuleAnswers(tx, at, { facts: askedFacts(rules, facts), answers }, results)
  const ruled: Step = {
    action: { name: outcome === 'approved' ? 'rule_approves' : 'rule_fails', stageId: stage.id },
    actor: 'system',
    userId: null,
    ...(failed.length > 0 && { reason: failed.map(({ rule }) => rule.id).join(' ') }),
  }
  await carryOut(ctx, tx, application, [ownStep(ctx, 'submit_stage', stage), ruled])
  return { outcome, results }
}

/** The viewer's own requirements stage while answers are taken. */
async function lockOpenTest(
  ctx: CandidateContext,
  tx: Tx,
  place: Place,
): Promise<{ application: Locked; stage: LockedStage }> {
  const locked = await lockStage(ctx, tx, place, ['requirements'])
  mustBeOpen(locked.application, locked.stage)
  mustBeInTime(locked.stage, ctx.now())
  return locked
}
