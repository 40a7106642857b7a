import { directoryPaths } from './vacancies.directory.ts'
import { selectOpenAddresses, selectOpenBlocks } from './vacancies.store.ts'

/** What the feeds may read of vacancies: addresses of open ones, by ranges of identities. */
export const openAddresses = selectOpenAddresses
export const openBlocks = selectOpenBlocks

/** Pages of cities and roles. */
export { directoryPaths }
