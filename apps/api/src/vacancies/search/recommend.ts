import { maxRecommended } from '@trilha/contracts/vacancies/vacancies'
import type { CandidateContext } from '../../platform/context.ts'
import { selectCards, type CardRow } from '../vacancies.cards.store.ts'
import { matchScore } from '../../matching/match.ts'
import type { MatchPerson } from '../../matching/matching.types.ts'
import { matchFacts, presentRecommended } from '../vacancies.presenter.ts'
import { countWanted } from './countWanted.ts'
import { readMatchPerson, searchQuery } from './query.ts'

const pageSize = 12
/** Share of the best score. */
const nearlyAsGood = 0.8
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
  const best = person?.firstJob ? mixed(rows, person) : rows
  return {
    rows: best.slice(0, maxRecommended).map((row) => presentRecommended(row, person)),
    ...(await countWanted(ctx, index?.without ? { without: index.without } : {})),
  }
}

/** Different kinds of work first, of those that fit about as well as the best. */
function mixed(rows: readonly CardRow[], person: MatchPerson): CardRow[] {
  const seen = new Set<string>()
  const compared = rows.map((row) => ({ row, facts: matchFacts(row) }))
  const best = compared[0] ? matchScore(compared[0].facts, person) : 0
  const isNew = ({ facts }: (typeof compared)[number]) => {
    const area = facts.works[0]?.occupation.id ?? ''
    if (seen.has(area) || matchScore(facts, person) < best * nearlyAsGood) return false
    seen.add(area)
    return true
  }
  const first = compared.filter(isNew)
  return [...first, ...compared.filter((one) => !first.includes(one))].map(({ row }) => row)
}
