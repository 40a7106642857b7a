import { directoryPaths } from '../directory/directory.service.ts'
import { selectCompanyId, selectFeed, selectNewest } from './feed.store.ts'
import { selectOpenAddresses, selectOpenBlocks } from '../vacancies.store.ts'

/** Slugs of open vacancies by id range, for feeds. */
export const openAddresses = selectOpenAddresses
export const openBlocks = selectOpenBlocks

/** Complete open vacancies, for third-party programs. */
export const openForFeed = selectFeed
export const newestOpen = selectNewest
export const companyIdOf = selectCompanyId
export type { FeedRow } from './feed.store.ts'

/** Paths of the city and role pages. */
export { directoryPaths }
