import { mostRecommended } from '@trilha/contracts/vacancies'
import type { CandidateContext } from '../platform/context.ts'
import { selectCards, type CardRow } from './vacancies.cards.store.ts'
import { presentRecommended } from './vacancies.presenter.ts'
import { personOf, searchQuery } from './vacancies.query.ts'

const step = 12
/** Somebody who applied to this many of the best has seen them. */
const furthest = 60

/**
 * The few open vacancies that fit the viewer best and that they did not apply to; in the order of
 * closing while they told nothing that could be compared.
 */
export async function recommendVacancies(ctx: CandidateContext) {
  const { candidateId } = ctx.viewer
  const person = await personOf(ctx)
  const wanted = await searchQuery(ctx, { sort: 'match' }, person)
  const rows: CardRow[] = []
  for (
    let offset = 0;
    wanted && rows.length < mostRecommended && offset < furthest;
    offset += step
  ) {
    const { ids } = ctx.search.search({ ...wanted, offset, limit: step })
    if (ids.length === 0) break
    const cards = await selectCards(ctx.db, ids, candidateId)
    rows.push(...cards.filter((card) => card.application_state === null))
  }
  return { rows: rows.slice(0, mostRecommended).map((row) => presentRecommended(row, person)) }
}
