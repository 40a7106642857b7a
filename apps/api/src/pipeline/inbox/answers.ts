import { undecidableReason, type Decision } from '@trilha/contracts/applications/states'
import { currentStage } from '@trilha/contracts/applications/states'
import type {
  answerDecisions,
  previewAnswers as previewContract,
  sendAnswers as sendContract,
} from '@trilha/contracts/pipeline/board'
import type { BodyOf, ReplyOf } from '@trilha/contracts/shared/endpoint'
import { approveStage, makeOffer, notApprove } from '../../applications/judging/judge.ts'
import { displayName } from '../../accounts/accounts.names.ts'
import type { RecruiterContext } from '../../platform/context.ts'
import { fail, failField } from '../../platform/errors.ts'
import { selectApplicationsOfVacancy, type AddresseeRow } from '../board/moves.store.ts'
import { applyToEach, assertCanJudge } from '../board/moves.ts'
import { fillFields, hasUnknownField, type FieldValues } from './messageFields.ts'
import { presentCandidate } from '../pipeline.presenter.ts'

/** Bulk decisions. Each person gets a separate message, which a recruiter confirms first. */

type AnswerDecision = (typeof answerDecisions)[number]
const decisions: Record<AnswerDecision, Decision> = {
  approve: 'approve_stage',
  'not-approve': 'not_approve',
  offer: 'make_offer',
}

/**
 * Previews the message for each person; nothing is sent. Unknown applications are left out.
 * @throws AppError `not-found`, `forbidden`; `invalid-request` if the text has an unknown field.
 */
export async function previewAnswers(
  ctx: RecruiterContext,
  vacancyId: number,
  { decision, message, applications }: BodyOf<typeof previewContract>,
): Promise<ReplyOf<typeof previewContract>> {
  await assertCanJudge(ctx, vacancyId)
  if (hasUnknownField(message)) failField('message', 'message-field-unknown')
  const { userId } = ctx.viewer
  const people = await selectApplicationsOfVacancy(ctx.db, vacancyId, userId, applications)
  const shown = [...new Set(applications)].flatMap((id) => people.get(id) ?? [])
  return {
    rows: await Promise.all(
      shown.map(async (row) => {
        const { nome, ...otherFields } = fieldsOf(row)
        const candidate = await presentCandidate(row, ctx.storage)
        return {
          id: row.id,
          version: row.version,
          candidate,
          message: fillFields(message, row.hidden ? otherFields : { nome, ...otherFields }),
          refused: undecidableReason(row, decisions[decision]) ? 'transition-not-allowed' : null,
        }
      }),
    ),
  }
}

/**
 * Decides about each person and sends the message that the recruiter confirmed for this person.
 * @throws AppError `not-found`, `forbidden`; `invalid-request` if a message has an unknown field.
 */
export async function sendAnswers(
  ctx: RecruiterContext,
  vacancyId: number,
  { decision, decisionMessages }: BodyOf<typeof sendContract>,
): Promise<ReplyOf<typeof sendContract>> {
  await assertCanJudge(ctx, vacancyId)
  for (const [i, decisionMessage] of decisionMessages.entries())
    for (const part of ['message', 'wentWell', 'missing'] as const)
      if (hasUnknownField(decisionMessage[part] ?? ''))
        failField(`decisionMessages.${i}.${part}`, 'message-field-unknown')
  const { userId } = ctx.viewer
  const ids = decisionMessages.map(({ id }) => id)
  const people = await selectApplicationsOfVacancy(ctx.db, vacancyId, userId, ids)
  return applyToEach(ctx, decisionMessages, async ({ id, version, message, wentWell, missing }) => {
    const person = people.get(id) ?? fail('not-found')
    const fields = fieldsOf(person)
    const fillOptional = (text: string | undefined) => text && fillFields(text, fields)
    const decisionMessage = { version, message: fillFields(message, fields) }
    if (decision === 'offer') return makeOffer(ctx, id, decisionMessage)
    if (decision === 'not-approve')
      return notApprove(ctx, id, {
        ...decisionMessage,
        wentWell: fillOptional(wentWell),
        missing: fillOptional(missing),
      })
    // `approveStage` checks the version, so this is still the person's current stage.
    const stageId = currentStage(person)?.id ?? fail('transition-not-allowed')
    return approveStage(ctx, id, { ...decisionMessage, stageId })
  })
}

function fieldsOf(row: AddresseeRow): FieldValues {
  const current = currentStage(row)
  const name = displayName({ name: row.name, socialName: row.social_name })
  return {
    nome: name.split(' ')[0] ?? name,
    vaga: row.role_name,
    etapa: row.stages.find((stage) => stage.id === current?.id)?.title ?? 'Resposta final',
    empresa: row.company_name,
  }
}
