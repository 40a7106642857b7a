import * as settings from '@trilha/contracts/accounts/settings'
import * as inclusion from '@trilha/contracts/candidates/inclusion'
import * as privacy from '@trilha/contracts/privacy/privacy'
import * as requests from '@trilha/contracts/privacy/requests'
import type { BodyOf } from '@trilha/contracts/shared/endpoint'
import { queryOptions, useMutation } from '@tanstack/react-query'
import { settingsQuery, useChange } from '@trilha/web/accounts/accounts.data.ts'
import { call, CallError } from '@trilha/web/data/call.ts'
import { initializeSession } from '@trilha/web/data/session.ts'
import { candidateAccountKeys } from './accounts.keys.ts'

/** Consents of the user. */
export const consentsQuery = queryOptions({
  queryKey: candidateAccountKeys.consents,
  queryFn: ({ signal }) => call(privacy.listConsents, {}, { signal }),
})

/** The last data export; polled while one is being created. */
export const exportQuery = queryOptions({
  queryKey: candidateAccountKeys.export,
  queryFn: ({ signal }) => call(privacy.getExport, {}, { signal }),
  refetchInterval: ({ state }) => (state.data?.state === 'preparing' ? 3000 : false),
})

/** The user's privacy requests. */
export const requestsQuery = queryOptions({
  queryKey: candidateAccountKeys.requests,
  queryFn: ({ signal }) => call(requests.listOwnRequests, {}, { signal }),
})

export const useUnlinkLinkedIn = () =>
  useChange(() => call(settings.unlinkLinkedIn, {}), settingsQuery)

/** Revokes the consent and deletes the data it covers. */
export const useRevokeInclusion = () =>
  useChange(() => call(inclusion.removeInclusion, {}), consentsQuery)

export const useAskExport = () => useChange(() => call(privacy.askExport, {}), exportQuery)

/**
 * Requests deletion of the account in seven days; the server ends all sessions. The mutation
 * returns the date of the deletion.
 */
export const useAskDeletion = () =>
  useMutation({
    mutationFn: async (password: string | undefined) => {
      const { deletionAt } = await call(privacy.askDeletion, {
        body: password === undefined ? {} : { password },
      })
      return deletionAt
    },
  })

/** Cancels the deletion. */
export const useCancelDeletion = () =>
  useMutation({
    mutationFn: async () => {
      await call(privacy.cancelDeletion, {})
      await initializeSession(1)
    },
  })

/**
 * Mails a new link that confirms the user's e-mail, unless the address was confirmed on another
 * device or is about to change; then the user is fetched again.
 */
export const useRequestConfirmation = () =>
  useMutation({
    mutationFn: async () => {
      try {
        const { isBouncing } = await call(settings.requestConfirmation, {})
        return isBouncing ? ('bouncing' as const) : ('sent' as const)
      } catch (error) {
        if (!(error instanceof CallError) || error.status !== 409) throw error
        const { isEmailConfirmed } = await call(settings.getSettings, {})
        await initializeSession(1)
        return isEmailConfirmed ? ('confirmed' as const) : ('changing' as const)
      }
    },
  })

export const useAskAboutData = () =>
  useChange(
    (body: BodyOf<typeof requests.askAboutData>) => call(requests.askAboutData, { body }),
    requestsQuery,
  )
