import type { Metrics } from '../../platform/metrics.ts'
import type { VacancySearch } from './search.service.ts'

/** Adds the figures of the search index to the metrics. */
export function watchSearch(metrics: Metrics, search: VacancySearch): void {
  metrics.watch('search_index_ready', { help: '1 once the index is built' }, () => [
    { value: search.ready() ? 1 : 0 },
  ])
  metrics.watch('search_index_vacancies', { help: 'Open vacancies in the index' }, () => [
    { value: search.figures().vacancies },
  ])
  metrics.watch(
    'search_index_lag_seconds',
    { help: 'The index has all changes committed before so many seconds ago' },
    () => [{ value: search.figures().lagSeconds }],
  )
  metrics.watch('search_index_build_seconds', { help: 'Duration of the last build' }, () => {
    const { buildSeconds } = search.figures()
    return buildSeconds === null ? [] : [{ value: buildSeconds }]
  })
}
