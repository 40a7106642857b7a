import { directoryPaths } from './vacancies.directory.ts'
import { selectCompanyId, selectFeed, selectNewest } from './vacancies.feed.store.ts'
import { selectOpenAddresses, selectOpenBlocks } from './vacancies.store.ts'

/** What the feeds may read of vacancies: addresses of open ones, by ranges of identities. */
export const openAddresses = selectOpenAddresses
export const openBlocks = selectOpenBlocks

/** Whole open vacancies, for programs of others. */
export const openForFeed = selectFeed
export const newestOpen = selectNewest
export const companyIdOf = selectCompanyId
export type { FeedRow } from './vacancies.feed.store.ts'

/** Pages of cities and roles. */
export { directoryPaths }
