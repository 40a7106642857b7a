import { maxRecommended } from '@trilha/contracts/vacancies/vacancies'
import type { CandidateContext } from '../../platform/context.ts'
import { selectCards, type CardRow } from '../vacancies.cards.store.ts'
import { presentRecommended } from '../vacancies.presenter.ts'
import { readMatchPerson, searchQuery } from './query.ts'

const pageSize = 12
/** Maximum number of matches to search, in case the viewer applied to all of them. */
const maxSearched = 60

/**
 * The open vacancies that fit the viewer best, without those they applied to; sorted by closing day
 * when the viewer has given no facts to compare.
 */
export async function recommendVacancies(ctx: CandidateContext) {
  const { candidateId } = ctx.viewer
  const person = await readMatchPerson(ctx)
  const { index } = await searchQuery(ctx, { sort: 'match' }, person)
  const rows: CardRow[] = []
  for (
    let offset = 0;
    index && rows.length < maxRecommended && offset < maxSearched;
    offset += pageSize
  ) {
    const { ids } = ctx.search.search({ ...index, offset, limit: pageSize })
    if (ids.length === 0) break
    const cards = await selectCards(ctx.db, ids, candidateId)
    rows.push(...cards.filter((card) => card.application_state === null))
  }
  return { rows: rows.slice(0, maxRecommended).map((row) => presentRecommended(row, person)) }
}
