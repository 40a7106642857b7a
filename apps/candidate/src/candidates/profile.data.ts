import { queryOptions } from '@tanstack/react-query'
import { getProfile } from '@trilha/contracts/candidates'
import { callKept } from '@trilha/web/data/callKept.ts'

/** The person's own profile; without a network as it was last. Apart, since the home page reads it too. */
export const profileQuery = queryOptions({
  queryKey: ['candidates', 'profile'],
  queryFn: ({ signal }) => callKept(getProfile, {}, { signal }),
})
