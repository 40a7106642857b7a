import { directoryPaths } from '../directory/directory.service.ts'
import { selectCompanyId, selectFeed, selectNewest } from './feed.store.ts'
import { selectOpenAddresses, selectOpenBlocks } from '../vacancies.store.ts'

/** Addresses of open vacancies, and the blocks of ids that contain any, for sitemaps. */
export const openAddresses = selectOpenAddresses
export const openBlocks = selectOpenBlocks

/** Complete open vacancies, for third-party programs. */
export const openForFeed = selectFeed
export const newestOpen = selectNewest
export const companyIdOf = selectCompanyId
export type { FeedRow } from './feed.store.ts'

/** Paths of the city and role pages. */
export { directoryPaths }
