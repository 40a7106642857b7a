import { queryOptions } from '@tanstack/react-query'
import { getProfile } from '@trilha/contracts/candidates/candidates'
import { callCached } from '@trilha/web/data/callCached.ts'
import { candidateKeys } from '../candidates.keys.ts'

/**
 * The candidate's own profile; offline from the cache. In its own file, because the home page uses
 * it too.
 */
export const profileQuery = queryOptions({
  queryKey: candidateKeys.profile,
  queryFn: ({ signal }) => callCached(getProfile, {}, { signal }),
})
