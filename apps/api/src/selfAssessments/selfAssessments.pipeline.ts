import { higherValues, workValues } from '@trilha/contracts/selfAssessments/scales'
import type { PipelineSelfAssessments } from '@trilha/contracts/selfAssessments/pipeline'
import { findUnwithheldApplication, recordView } from '../applications/company/views.ts'
import type { RecruiterContext } from '../platform/context.ts'
import type { Handle } from '../platform/db/database.ts'
import { criticalOf } from '../vacancies/publishing/critical.ts'
import { companyValues } from './companyValues/companyValues.service.ts'
import { bandOf, fitOf, type CompetencyScores } from './scoring/competency.score.ts'
import { byImportance, importanceOf } from './selfAssessments.presenter.ts'
import { selectShared } from './sharing/sharing.store.ts'
import { affinityOf, type ValuesScores } from './scoring/values.score.ts'

/**
 * The results that the person of an application shares with the company: bands, no scores. The view
 * is recorded for the candidate. After the end of the trail, later results are left out.
 * @throws AppError `not-found`, also for another company's application; `withheld`.
 */
export async function getPipelineSelfAssessments(
  ctx: RecruiterContext,
  applicationId: string,
): Promise<PipelineSelfAssessments> {
  const application = await findUnwithheldApplication(ctx, applicationId)
  const { candidateId, companyId, vacancy, snapshotAt } = application
  await recordView(ctx, applicationId)
  const reply: PipelineSelfAssessments = { competency: null, values: null }
  for (const shared of await selectShared(ctx.db, candidateId, companyId)) {
    if (!shared.result.valid) continue
    if (snapshotAt && shared.sent_at > snapshotAt) continue
    const dates = { sharedAt: shared.shared_at.toISOString(), sentAt: shared.sent_at.toISOString() }
    if (shared.result.kind === 'competency')
      reply.competency = {
        ...dates,
        shortForm: shared.short_form,
        ...(await presentBands(ctx.db, shared.result.scores, vacancy.id)),
      }
    else
      reply.values = { ...dates, ...(await presentValues(ctx.db, shared.result.scores, companyId)) }
  }
  return reply
}

async function presentBands(db: Handle, { scales, flags }: CompetencyScores, vacancyId: number) {
  const criticalRecord = await criticalOf(db, vacancyId)
  const competencies = criticalRecord?.critical.map(({ competency, weight }) => ({
    scale: competency,
    weight,
  }))
  return {
    scales: scales.map(({ scale, score }) => ({ scale, band: bandOf(score) })),
    flags,
    critical:
      criticalRecord && competencies
        ? { reason: criticalRecord.reason, competencies, fit: fitOf(scales, competencies) }
        : null,
  }
}

async function presentValues(db: Handle, scores: ValuesScores, companyId: string) {
  const profile = await companyValues(db, companyId)
  return {
    scales: workValues.map((scale) => ({ scale, weighs: importanceOf(scores.centred[scale]) })),
    highest: byImportance(scores).slice(0, 3),
    higher: higherValues.map((scale) => ({ scale, weighs: importanceOf(scores.higher[scale]) })),
    affinity: profile
      ? { band: affinityOf(scores.centred, profile.centred).band, source: profile.source }
      : null,
  }
}
