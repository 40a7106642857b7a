import * as settings from '@trilha/contracts/accounts.settings'
import * as inclusion from '@trilha/contracts/candidates.inclusion'
import * as privacy from '@trilha/contracts/privacy'
import * as requests from '@trilha/contracts/privacy.requests'
import type { BodyOf } from '@trilha/contracts/endpoint'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '@trilha/web/data/call.ts'
import { initializeSession } from '@trilha/web/data/session.ts'

/** How the person gets into their account. */
export const settingsQuery = queryOptions({
  queryKey: ['account', 'settings'],
  queryFn: ({ signal }) => call(settings.getSettings, {}, { signal }),
})

/** What they agreed to. */
export const consentsQuery = queryOptions({
  queryKey: ['account', 'consents'],
  queryFn: ({ signal }) => call(privacy.listConsents, {}, { signal }),
})

/** The last copy of their data; asked for again while one is being made. */
export const exportQuery = queryOptions({
  queryKey: ['account', 'export'],
  queryFn: ({ signal }) => call(privacy.getExport, {}, { signal }),
  refetchInterval: ({ state }) => (state.data?.state === 'preparing' ? 3000 : false),
})

/** What they asked about their data. */
export const requestsQuery = queryOptions({
  queryKey: ['account', 'requests'],
  queryFn: ({ signal }) => call(requests.listOwnRequests, {}, { signal }),
})

/** Something about the account that is read again afterwards, whatever came of it. */
function useChange<Input>(
  change: (input: Input) => Promise<unknown>,
  after: { readonly queryKey: readonly unknown[] },
) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSettled: () => client.invalidateQueries({ queryKey: after.queryKey }),
  })
}

export const useChangeEmail = () =>
  useChange(
    (body: { newEmail: string; password: string }) => call(settings.changeEmail, { body }),
    settingsQuery,
  )

export const useCancelEmailChange = () =>
  useChange(() => call(settings.cancelEmailChange, {}), settingsQuery)

export const useUnlinkLinkedIn = () =>
  useChange(() => call(settings.unlinkLinkedIn, {}), settingsQuery)

/** Takes the consent back and erases what it was for. */
export const useRevokeInclusion = () =>
  useChange(() => call(inclusion.removeInclusion, {}), consentsQuery)

export const useAskExport = () => useChange(() => call(privacy.askExport, {}), exportQuery)

/** Has the account deleted in seven days; the server ends all sessions. @returns when. */
export const useAskDeletion = () =>
  useMutation({
    mutationFn: async (password: string | undefined) => {
      const { deletionAt } = await call(privacy.askDeletion, {
        body: password === undefined ? {} : { password },
      })
      return deletionAt
    },
  })

/** Stays after all. */
export const useStay = () =>
  useMutation({
    mutationFn: async () => {
      await call(privacy.cancelDeletion, {})
      await initializeSession(1)
    },
  })

/** Takes the new e-mail with the key of its mail; whoever is signed in here sees it at once. */
export async function confirmEmail(key: string): Promise<string> {
  const { email } = await call(settings.confirmEmail, { body: { key } })
  await initializeSession(1)
  return email
}

export const useAskAboutData = () =>
  useChange(
    (body: BodyOf<typeof requests.askAboutData>) => call(requests.askAboutData, { body }),
    requestsQuery,
  )
