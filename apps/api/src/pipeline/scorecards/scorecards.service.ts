import { isFinal } from '@trilha/contracts/applications/states'
import type { saveScorecard as saveContract, Scorecard } from '@trilha/contracts/pipeline/person'
import type { BodyOf } from '@trilha/contracts/shared/endpoint'
import type { Competency } from '@trilha/contracts/selfAssessments/scales'
import { publishToCompany } from '../../applications/applications.service.ts'
import { requireLockedApplication } from '../../applications/applications.transition.ts'
import { can } from '../../platform/can.ts'
import type { RecruiterContext } from '../../platform/context.ts'
import { inTransaction, type Handle } from '../../platform/db/database.ts'
import { fail, failField } from '../../platform/errors.ts'
import { criticalOf } from '../../vacancies/publishing/critical.ts'
import { selectRequests } from './evaluations.store.ts'
import { selectScorecards, writeScorecard, type ScorecardRecord } from './scorecards.store.ts'
import { maskFor } from '../../blind/blind.people.ts'
import { findReadableApplication } from '../../applications/company/views.ts'

/** The criteria of a vacancy without critical competencies. */
const generalCompetencies: readonly Competency[] = ['support', 'present', 'analyze', 'organize']

/** The criteria of a vacancy and their reason; the reason of general criteria is null. */
export async function criteriaOf(
  db: Handle,
  vacancyId: number,
): Promise<Pick<Scorecard, 'criteria' | 'reason'>> {
  const named = await criticalOf(db, vacancyId)
  if (named) return { criteria: named.critical, reason: named.reason }
  const criteria = generalCompetencies.map((competency) => ({ competency, weight: 1 }))
  return { criteria, reason: null }
}

/**
 * The viewer's scorecard of a person; after it is sent, also the scorecards of colleagues.
 * @throws AppError `not-found`.
 */
export async function getScorecard(ctx: RecruiterContext, id: string): Promise<Scorecard> {
  const application = await findReadableApplication(ctx, id)
  return presentScorecard(ctx, ctx.db, application)
}

/**
 * Saves the viewer's scorecard; a sent one is final. Everybody of the company may score.
 * @throws AppError `not-found`; `scorecard-sent`; `transition-not-allowed` after the trail ended;
 *   `invalid-request` for repeated marks, for marks without a criterion, and for missing marks when
 *   sending.
 */
export async function saveScorecard(
  ctx: RecruiterContext,
  id: string,
  { marks, note, send }: BodyOf<typeof saveContract>,
): Promise<Scorecard> {
  const recruiterId = ctx.viewer.recruiter.id
  return inTransaction(ctx.db, async (tx) => {
    const application = await requireLockedApplication(tx, id)
    if (!can(ctx.viewer, 'application.read', application)) fail('not-found')
    if (isFinal(application.state)) fail('transition-not-allowed')
    const { criteria } = await criteriaOf(tx, application.vacancyId)
    const expectedCompetencies = new Set(criteria.map(({ competency }) => competency))
    const givenCompetencies = new Set(marks.map(({ competency }) => competency))
    const isRepeated = givenCompetencies.size < marks.length
    if (isRepeated || marks.some(({ competency }) => !expectedCompetencies.has(competency)))
      failField('marks', 'not-listed')
    if (send && givenCompetencies.size < expectedCompetencies.size) failField('marks', 'required')
    const cards = await selectScorecards(tx, id)
    if (cards.some((card) => card.recruiter_id === recruiterId && card.sent_at))
      fail('scorecard-sent')
    const now = ctx.now()
    const card = { marks, note, sentAt: send ? now : null }
    await writeScorecard(tx, { applicationId: id, recruiterId }, card, now)
    if (send) await publishToCompany(tx, application)
    return presentScorecard(ctx, tx, application)
  })
}

async function presentScorecard(
  ctx: RecruiterContext,
  db: Handle,
  {
    id,
    vacancyId,
    companyId,
    state,
  }: {
    id: string
    vacancyId: number
    companyId: string
    state: Parameters<typeof isFinal>[0]
  },
): Promise<Scorecard> {
  const recruiterId = ctx.viewer.recruiter.id
  const cards = await selectScorecards(db, id)
  const own = cards.find((card) => card.recruiter_id === recruiterId)
  const others = cards.filter((card) => card.recruiter_id !== recruiterId && card.sent_at)
  const hasSentOwn = Boolean(own?.sent_at)
  const criteria = await criteriaOf(db, vacancyId)
  const present = presenterFor(criteria.criteria)
  const presentOthers = async () => {
    const { maskNames } = await maskFor(ctx, id, db)
    return others.map((card) => ({
      ...present(maskScorecard(card, maskNames)),
      from: card.author_name,
      role: card.role,
    }))
  }
  return {
    ...criteria,
    own: own ? present(own) : null,
    others: hasSentOwn ? await presentOthers() : [],
    hidden: hasSentOwn ? 0 : others.length,
    asked: (await selectRequests(db, id)).map((row) => ({ ...row, at: row.at.toISOString() })),
    can: {
      score: !hasSentOwn && !isFinal(state),
      ask: !isFinal(state) && can(ctx.viewer, 'application.judge', { companyId }),
    },
  }
}

/** Masks names in the texts of a scorecard, because its author may have revealed the person. */
export const maskScorecard = (
  card: ScorecardRecord,
  maskNames: (text: string) => string,
): ScorecardRecord => ({
  ...card,
  note: maskNames(card.note),
  marks: card.marks.map((mark) => ({ ...mark, evidence: maskNames(mark.evidence) })),
})

/** Returns a presenter of scorecards, with the marks in the order of the criteria. */
const presenterFor = (criteria: Scorecard['criteria']) => {
  const positions = new Map(criteria.map(({ competency }, i) => [competency, i]))
  const position = ({ competency }: { competency: Competency }) =>
    positions.get(competency) ?? Infinity
  return ({ marks, note, sent_at }: ScorecardRecord) => ({
    marks: marks.toSorted((a, b) => position(a) - position(b)),
    note,
    sentAt: sent_at?.toISOString() ?? null,
  })
}

/** Mean marks of the sent scorecards by competency; null until the recruiter has sent one. */
export function meanMarks(recruiterId: string, cards: readonly ScorecardRecord[]) {
  const sent = cards.filter((card) => card.sent_at)
  if (!sent.some((card) => card.recruiter_id === recruiterId)) return null
  const all = Map.groupBy(
    sent.flatMap((card) => card.marks),
    ({ competency }) => competency,
  )
  return [...all].map(([competency, marks]) => ({
    competency,
    mean: Math.round((10 * marks.reduce((sum, { mark }) => sum + mark, 0)) / marks.length) / 10,
    count: marks.length,
  }))
}
