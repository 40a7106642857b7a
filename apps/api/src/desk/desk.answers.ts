import { whyUndecidable, type Decision } from '@trilha/contracts/applications.states'
import { currentStage } from '@trilha/contracts/applications.states'
import type {
  answerDecisions,
  previewAnswers as previewContract,
  sendAnswers as sendContract,
} from '@trilha/contracts/desk.board'
import type { BodyOf, ReplyOf } from '@trilha/contracts/endpoint'
import { approveStage, makeOffer, notApprove } from '../applications/applications.judge.ts'
import { displayName } from '../candidates/candidates.service.ts'
import type { RecruiterContext } from '../platform/context.ts'
import { fail, failField } from '../platform/errors.ts'
import { selectAddressees, type AddresseeRow } from './desk.bulk.store.ts'
import { each, mayJudge } from './desk.bulk.ts'
import { filled, namesUnknown, type LetterFacts } from './desk.letters.ts'
import { presentCandidate } from './desk.presenter.ts'

/** Answers to many: one letter for each, read by a person before it leaves. */

type AnswerDecision = (typeof answerDecisions)[number]
const decisions: Record<AnswerDecision, Decision> = {
  approve: 'approve_stage',
  'not-approve': 'not_approve',
  offer: 'make_offer',
}

/**
 * The letter that each person would get; nothing is sent. Unknown applications are left out.
 * @throws AppError `not-found`, `forbidden`; `invalid-request` where the text names an unknown field.
 */
export async function previewAnswers(
  ctx: RecruiterContext,
  vacancyId: number,
  { decision, message, applications }: BodyOf<typeof previewContract>,
): Promise<ReplyOf<typeof previewContract>> {
  await mayJudge(ctx, vacancyId)
  if (namesUnknown(message)) failField('message', 'letter-field-unknown')
  const { userId } = ctx.viewer
  const people = await selectAddressees(ctx.db, vacancyId, userId, applications)
  const shown = [...new Set(applications)].flatMap((id) => people.get(id) ?? [])
  return {
    rows: await Promise.all(
      shown.map(async (row) => {
        const { nome, ...others } = factsOf(row)
        const candidate = await presentCandidate(row, ctx.storage)
        return {
          id: row.id,
          version: row.version,
          candidate,
          message: filled(message, row.hidden ? others : { nome, ...others }),
          refused: whyUndecidable(row, decisions[decision]) ? 'transition-not-allowed' : null,
        }
      }),
    ),
  }
}

/**
 * Sends each person the letter that was confirmed for them.
 * @throws AppError `not-found`, `forbidden`; `invalid-request` where a letter names an unknown field.
 */
export async function sendAnswers(
  ctx: RecruiterContext,
  vacancyId: number,
  { decision, letters }: BodyOf<typeof sendContract>,
): Promise<ReplyOf<typeof sendContract>> {
  await mayJudge(ctx, vacancyId)
  for (const [i, letter] of letters.entries())
    for (const part of ['message', 'wentWell', 'missing'] as const)
      if (namesUnknown(letter[part] ?? ''))
        failField(`letters.${i}.${part}`, 'letter-field-unknown')
  const { userId } = ctx.viewer
  const ids = letters.map((letter) => letter.id)
  const people = await selectAddressees(ctx.db, vacancyId, userId, ids)
  return each(ctx, letters, async ({ id, version, message, wentWell, missing }) => {
    const person = people.get(id) ?? fail('not-found')
    const facts = factsOf(person)
    const written = (text: string | undefined) => text && filled(text, facts)
    const letter = { version, message: filled(message, facts) }
    if (decision === 'offer') return makeOffer(ctx, id, letter)
    if (decision === 'not-approve')
      return notApprove(ctx, id, {
        ...letter,
        wentWell: written(wentWell),
        missing: written(missing),
      })
    // The version makes sure that this is still where the person stands.
    const stageId = currentStage(person)?.id ?? fail('transition-not-allowed')
    return approveStage(ctx, id, { ...letter, stageId })
  })
}

function factsOf(row: AddresseeRow): LetterFacts {
  const at = currentStage(row)
  const name = displayName({ name: row.name, socialName: row.social_name })
  return {
    nome: name.split(' ')[0] ?? name,
    vaga: row.role_name,
    etapa: row.stages.find((stage) => stage.id === at?.id)?.title ?? 'Resposta final',
    empresa: row.company_name,
  }
}
