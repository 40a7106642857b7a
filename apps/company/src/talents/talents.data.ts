import type { BodyOf, QueryOf } from '@trilha/contracts/shared/endpoint'
import { invite, listSentInvitations } from '@trilha/contracts/invitations'
import { searchPlaces } from '@trilha/contracts/places/places'
import * as contract from '@trilha/contracts/talents/talents'
import { call } from '@trilha/web/data/call.ts'
import type { Suggestion } from '@trilha/web/ui/combobox/SuggestInput.tsx'
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { TalentFilters, TalentSearch } from './talents.filters.ts'
import { talentKeys } from './talents.keys.ts'

export const talentsQuery = (search: TalentSearch) =>
  queryOptions({
    queryKey: talentKeys.list(search),
    queryFn: ({ signal }) =>
      call(contract.listTalents, { query: { ...search, limit: 10 } }, { signal }),
    placeholderData: keepPreviousData,
  })

export const talentFacetsQuery = (filters: TalentFilters) =>
  queryOptions({
    queryKey: talentKeys.facets(filters),
    queryFn: ({ signal }) => call(contract.countTalents, { query: filters }, { signal }),
    placeholderData: keepPreviousData,
  })

export const talentQuery = (id: string, vacancyId: number | undefined) =>
  queryOptions({
    queryKey: talentKeys.one(id, vacancyId),
    queryFn: ({ signal }) =>
      call(
        contract.getTalent,
        { params: { id }, query: vacancyId === undefined ? {} : { vacancyId } },
        { signal },
      ),
    // Each fetch is recorded as a view for the candidate, so a focus change must not refetch.
    refetchOnWindowFocus: false,
    staleTime: 300_000,
  })

export const sentQuery = (query: QueryOf<typeof listSentInvitations>) =>
  queryOptions({
    queryKey: talentKeys.invitations(query),
    queryFn: ({ signal }) => call(listSentInvitations, { query }, { signal }),
    placeholderData: keepPreviousData,
  })

/** Municipalities that the typed text may mean, as `name, state`. */
export async function suggestCities(q: string, signal: AbortSignal): Promise<Suggestion[]> {
  const { municipalities } = await call(searchPlaces, { query: { q, limit: 6 } }, { signal })
  return municipalities.map(({ name, state, corrected }) => ({
    text: `${name}, ${state}`,
    corrected,
  }))
}

/** Invites a person to a vacancy. Refetches the lists. */
export function useInvite() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ vacancyId, body }: { vacancyId: number; body: BodyOf<typeof invite> }) =>
      call(invite, { params: { id: vacancyId }, body }),
    onSuccess: (_, { body }) =>
      Promise.all([
        client.invalidateQueries({ queryKey: talentKeys.allLists }),
        client.invalidateQueries({ queryKey: talentKeys.allInvitations }),
        client.invalidateQueries({ queryKey: talentKeys.allOf(body.talentId) }),
      ]),
  })
}
