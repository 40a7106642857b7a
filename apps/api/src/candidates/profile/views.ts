import type { ProfileView } from '@trilha/contracts/candidates/views'
import type { CandidateContext } from '../../platform/context.ts'
import { selectProfileViews } from './views.store.ts'

/** The companies that viewed the candidate, with the last time of each kind of view. */
export async function listViews(ctx: CandidateContext): Promise<{ rows: ProfileView[] }> {
  const rows = await selectProfileViews(ctx.db, ctx.viewer.candidateId)
  return {
    rows: rows.map(({ id, name, mark, tone, what, at }) => ({
      company: { id, name, mark, tone },
      what,
      at: at.toISOString(),
    })),
  }
}
