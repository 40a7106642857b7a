import * as contract from '@trilha/contracts/candidates/candidates'
import type { PersonalBody, Profile } from '@trilha/contracts/candidates/candidates'
import * as cv from '@trilha/contracts/candidates/cv'
import type { Proposal } from '@trilha/contracts/candidates/cv'
import type { EntryBody, EntryKind } from '@trilha/contracts/candidates/entries'
import * as inclusion from '@trilha/contracts/candidates/inclusion'
import { getJsonResume, getResumePdf, type ResumeLayout } from '@trilha/contracts/candidates/resume'
import { listViews } from '@trilha/contracts/candidates/views'
import type { BodyOf } from '@trilha/contracts/shared/endpoint'
import { findCep, searchPlaces } from '@trilha/contracts/places/places'
import { setPhoto } from '@trilha/contracts/accounts/accounts'
import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { call, upload } from '@trilha/web/data/call.ts'
import { setUser, useSession } from '@trilha/web/data/session.ts'
import { useMemo } from 'react'
import { profileQuery } from './profile/profile.data.ts'
import { vacancyKeys } from '../vacancies/vacancies.keys.ts'
import { candidateKeys } from './candidates.keys.ts'

/** The CV file, and the proposals read from it. */
export const cvQuery = () =>
  queryOptions({
    queryKey: candidateKeys.cv,
    queryFn: ({ signal }) => call(cv.getCv, {}, { signal }),
  })

/** Sensitive data: removed from the cache when it is not shown. */
export const inclusionQuery = () =>
  queryOptions({
    queryKey: candidateKeys.inclusion,
    queryFn: ({ signal }) => call(inclusion.getInclusion, {}, { signal }),
    gcTime: 0,
  })

/** Companies that viewed the profile. */
export const viewsQuery = () =>
  queryOptions({
    queryKey: candidateKeys.views,
    queryFn: ({ signal }) => call(listViews, {}, { signal }),
  })

/** Municipalities that begin with the typed text. */
export const placesQuery = (q: string) =>
  queryOptions({
    queryKey: candidateKeys.places(q),
    queryFn: ({ signal }) => call(searchPlaces, { query: { q } }, { signal }),
    enabled: q !== '',
    select: ({ municipalities }) => municipalities,
  })

/**
 * The address of a CEP.
 * @throws CallError `cep-unknown`, `cep-unavailable`.
 */
export const addressOf = (cep: string) => call(findCep, { params: { cep } })

/**
 * All mutations of the profile. Those that return the whole profile store it for every screen and
 * refetch the vacancies, because their matches depend on it.
 */
export function useProfileCalls() {
  const client = useQueryClient()
  const { user } = useSession()
  return useMemo(() => {
    const storeProfile = (profile: Profile) => {
      client.setQueryData(profileQuery.queryKey, profile)
      void client.invalidateQueries({ queryKey: vacancyKeys.all })
      return profile
    }
    /** Removes a proposal from the cached CV after `change`. */
    const removeProposalAfter = async (change: Promise<unknown>, id: string) => {
      await change
      client.setQueryData(
        cvQuery().queryKey,
        (cached) =>
          cached && { ...cached, proposals: cached.proposals.filter((one) => one.id !== id) },
      )
    }
    return {
      savePersonal: async (body: PersonalBody) => {
        const profile = storeProfile(await call(contract.savePersonal, { body }))
        const name = profile.personal.socialName ?? profile.personal.name
        if (user?.candidate) setUser({ ...user, candidate: { ...user.candidate, name } })
      },
      saveAbout: async (body: BodyOf<typeof contract.saveAbout>) =>
        storeProfile(await call(contract.saveAbout, { body })),
      saveFacts: async (body: BodyOf<typeof contract.saveFacts>) =>
        storeProfile(await call(contract.saveFacts, { body })),
      addEntry: async (body: EntryBody) => storeProfile(await call(contract.addEntry, { body })),
      saveEntry: async (id: string, body: EntryBody) =>
        storeProfile(await call(contract.saveEntry, { params: { id }, body })),
      removeEntry: async (id: string) =>
        storeProfile(await call(contract.removeEntry, { params: { id } })),
      /** Optimistic update; refetches the server's order on failure. */
      orderEntries: async (kind: EntryKind, ids: string[]) => {
        client.setQueryData(profileQuery.queryKey, (cached) => cached && inOrder(cached, ids))
        try {
          storeProfile(await call(contract.orderEntries, { body: { kind, ids } }))
        } catch (error) {
          void client.invalidateQueries({ queryKey: candidateKeys.profile })
          throw error
        }
      },
      /** @param crop `left,top,side` in pixels of the upright picture. */
      sendPhoto: async (photo: Blob, crop: string) => {
        if (!user) return
        const { photoUrl } = await upload(
          setPhoto,
          { params: { id: user.id }, query: { crop } },
          photo,
        )
        setUser({ ...user, photoUrl })
        client.setQueryData(profileQuery.queryKey, (cached) => cached && { ...cached, photoUrl })
      },
      sendCv: async (file: Blob, onProgress: (share: number) => void) => {
        client.setQueryData(cvQuery().queryKey, await upload(cv.sendCv, {}, file, { onProgress }))
      },
      removeCv: async () => {
        await call(cv.removeCv, {})
        client.setQueryData(cvQuery().queryKey, { file: null, proposals: [] })
      },
      accept: (id: string) =>
        removeProposalAfter(call(cv.acceptProposal, { params: { id } }).then(storeProfile), id),
      dismiss: (id: string) =>
        removeProposalAfter(call(cv.dismissProposal, { params: { id } }), id),
      /** Saves these proposals, as they are given here, and rejects all others. */
      acceptAll: async (accepted: Proposal[]) => {
        storeProfile(await call(cv.acceptProposals, { body: { accepted } }))
        client.setQueryData(cvQuery().queryKey, (cached) => cached && { ...cached, proposals: [] })
      },
      saveInclusion: async (body: BodyOf<typeof inclusion.saveInclusion>) => {
        client.setQueryData(
          inclusionQuery().queryKey,
          await call(inclusion.saveInclusion, { body }),
        )
      },
      removeInclusion: async () => {
        await call(inclusion.removeInclusion, {})
        await client.invalidateQueries({ queryKey: candidateKeys.inclusion })
      },
    }
  }, [client, user])
}

/** Puts the entries with these ids in this order; the other entries stay at their positions. */
function inOrder(profile: Profile, ids: readonly string[]): Profile {
  const ordered = ids.flatMap((id) => profile.entries.find((entry) => entry.id === id) ?? [])
  let next = 0
  const entries = profile.entries.map((entry) =>
    ids.includes(entry.id) ? (ordered[next++] ?? entry) : entry,
  )
  return { ...profile, entries }
}

/** An address of the PDF, valid for an hour. */
export const pdfAddress = async (layout: ResumeLayout): Promise<string> =>
  (await call(getResumePdf, { query: { layout } })).url

/** The profile as a file in the format JSON Resume. */
export const jsonFile = async (): Promise<Blob> =>
  new Blob([JSON.stringify(await call(getJsonResume, {}), null, 2)], { type: 'application/json' })
