import {
  submitRequirements as contract,
  type RequirementsTest,
} from '@trilha/contracts/assessments/requirements'
import type { BodyOf, ReplyOf } from '@trilha/contracts/shared/endpoint'
import { evaluateRules, mergeFacts } from '@trilha/contracts/assessments/rules'
import { updateStageAnswers } from '../../applications/applications.service.ts'
import { applyTransition, type Step } from '../../applications/applications.transition.ts'
import { readFacts, writeFacts } from '../../candidates/candidates.service.ts'
import type { CandidateContext } from '../../platform/context.ts'
import { inTransaction, type Tx } from '../../platform/db/database.ts'
import { fail } from '../../platform/errors.ts'
import { runIdempotent } from '../../platform/http/idempotency.ts'
import { askedFacts, statementsOf } from './facts.ts'
import {
  ensureStarted,
  lockStage,
  mustBeInTime,
  mustBeOpen,
  candidateStep,
  type Locked,
  type LockedStage,
  type Place,
} from '../../applications/answering/lockStage.ts'
import { selectOwnRules, selectRules, type SavedAnswers } from './requirements.store.ts'

type Answers = BodyOf<typeof contract>

/**
 * The requirements test of the viewer's application to a vacancy, with the facts of the profile and
 * the answers saved so far.
 * @throws AppError `not-found` without an application or such a stage; `stage-not-open` while the
 *   stage is locked.
 */
export async function getRequirementsTest(
  ctx: CandidateContext,
  vacancyId: number,
): Promise<RequirementsTest> {
  const { candidateId } = ctx.viewer
  const test = (await selectOwnRules(ctx.db, candidateId, vacancyId)) ?? fail('not-found')
  if (test.state === 'locked') fail('stage-not-open')
  const known = mergeFacts(await readFacts(ctx.db, candidateId), test.saved.facts)
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
    answers: test.saved.answers,
  }
}

/**
 * Saves the answers given so far. The first call starts the stage.
 * @throws AppError `not-found`, `stage-not-open`, `deadline-passed`.
 */
export async function saveRequirementsAnswers(
  ctx: CandidateContext,
  place: Place,
  given: Answers,
): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const { application, stage } = await lockOpenTest(ctx, tx, place)
    const at = { applicationId: place.id, stageId: place.stageId }
    const { rules, saved } = await selectRules(tx, at)
    await ensureStarted(ctx, tx, application, stage)
    const facts = mergeFacts(saved.facts, askedFacts(rules, given.facts))
    const answers = { ...saved.answers, ...statementsOf(rules, given.answers) }
    await updateStageAnswers(tx, at, { answers: { facts, answers } satisfies SavedAnswers })
  })
}

/**
 * Sends the test: saves the given facts in the profile and evaluates the rules at once. A failed
 * rule does not reject the candidate: a person of the company gives the final answer.
 * @throws AppError `not-found`, `stage-not-open`, `deadline-passed`, `answers-incomplete`,
 *   `key-reused`.
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
    runIdempotent(ctx, tx, { userId, key, endpoint: contract.id, request }, () =>
      submitOnce(ctx, tx, place, given),
    ),
  )
}

async function submitOnce(ctx: CandidateContext, tx: Tx, place: Place, given: Answers) {
  const { application, stage } = await lockOpenTest(ctx, tx, place)
  const at = { applicationId: place.id, stageId: place.stageId }
  const { rules, saved } = await selectRules(tx, at)
  const answered = mergeFacts(saved.facts, askedFacts(rules, given.facts))
  const answers = { ...saved.answers, ...statementsOf(rules, given.answers) }
  const facts = mergeFacts(await readFacts(tx, application.candidateId), answered)
  const { outcome, results, failed } = evaluateRules(rules, facts, answers)
  if (outcome === 'incomplete') fail('answers-incomplete')

  await writeFacts(tx, application.candidateId, askedFacts(rules, facts))
  await ctx.ports.candidates.profileChanged(tx, application.candidateId, ctx.now())
  const sent: SavedAnswers = { facts: askedFacts(rules, facts), answers }
  await updateStageAnswers(tx, at, { answers: sent, results })
  const ruleStep: Step = {
    action: { name: outcome === 'approved' ? 'rule_approves' : 'rule_fails', stageId: stage.id },
    actor: 'system',
    userId: null,
    ...(failed.length > 0 && { reason: failed.map(({ rule }) => rule.id).join(' ') }),
  }
  await applyTransition(ctx, tx, application, {
    steps: [candidateStep(ctx, 'submit_stage', stage), ruleStep],
  })
  return { outcome, results }
}

/** Locks the viewer's own requirements stage, which must be open for answers. */
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
