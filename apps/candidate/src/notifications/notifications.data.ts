import * as invitations from '@trilha/contracts/invitations'
import * as contract from '@trilha/contracts/notifications/notifications'
import {
  preferenceUpdates,
  type NotificationPreferences,
} from '@trilha/contracts/notifications/notifications'
import { getChannels } from '@trilha/contracts/notifications/channels'
import type { User } from '@trilha/contracts/accounts/accounts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call, CallError } from '@trilha/web/data/call.ts'
import { callCached } from '@trilha/web/data/callCached.ts'
import { connectLive } from '@trilha/web/data/live.ts'
import { tryEach } from '@trilha/web/data/tryEach.ts'
import { notificationKeys } from '@trilha/web/notifications/notifications.keys.ts'
import { logAndRethrow } from '@trilha/web/notifications/notifications.list.ts'
import { useEffect } from 'react'
import { applicationKeys } from '../applications/applications.keys.ts'
import { vacancyKeys } from '../vacancies/vacancies.keys.ts'
import { candidateNotificationKeys } from './notifications.keys.ts'

/** Refetches notifications and affected trails on events from the server. */
export function useLive({ id, typeUser }: User, listening: boolean): void {
  const client = useQueryClient()
  useEffect(() => {
    if (!listening) return
    return connectLive({ id, typeUser }, () => {
      void client.invalidateQueries({ queryKey: notificationKeys.all })
      void client.invalidateQueries({ queryKey: applicationKeys.all })
    })
  }, [client, id, typeUser, listening])
}

/** The four switches. Retried until they load, because the screen shows no error. */
export const preferencesQuery = (candidateId: string) =>
  queryOptions({
    queryKey: candidateNotificationKeys.preferences(candidateId),
    queryFn: ({ signal }) =>
      logAndRethrow(
        'preferences',
        call(contract.getPreferences, { params: { candidateId } }, { signal }),
      ),
    refetchInterval: ({ state }) => (state.data ? false : 5000),
  })

/** Phone number and delivery state; nothing is shown if loading failed. */
export const channelsQuery = (candidateId: string) =>
  queryOptions({
    queryKey: candidateNotificationKeys.channels(candidateId),
    queryFn: ({ signal }) =>
      logAndRethrow('channels', call(getChannels, { params: { candidateId } }, { signal })),
    enabled: candidateId !== '',
  })

/**
 * Saves changed switches, one request each. A failure does not stop the other requests. Saved
 * switches go into the cache, so that the next attempt sends only the rest. The mutation throws the
 * first failure.
 */
export function useSavePreferences(candidateId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (changes: Partial<NotificationPreferences>) =>
      tryEach(Object.entries(changes), async ([name, newValue]) => {
        const update = preferenceUpdates[name as keyof NotificationPreferences]
        const saved = await logAndRethrow(
          'preferences',
          call(update, { params: { candidateId }, body: { newValue } }),
        )
        client.setQueryData(preferencesQuery(candidateId).queryKey, saved)
      }),
    // Turning WhatsApp on starts the confirmation of the number.
    onSettled: () =>
      client.invalidateQueries({ queryKey: candidateNotificationKeys.channels(candidateId) }),
  })
}

/** Invitations without an answer. */
export const openInvitationsQuery = queryOptions({
  queryKey: candidateNotificationKeys.invitations,
  queryFn: ({ signal }) => callCached(invitations.listOpenInvitations, {}, { signal }),
})

/** The invitation to a vacancy; null if there is none. */
export const invitationQuery = (vacancyId: number) =>
  queryOptions({
    queryKey: candidateNotificationKeys.invitation(vacancyId),
    queryFn: ({ signal }) =>
      logAndRethrow(
        'invitation',
        call(invitations.getInvitation, { params: { id: vacancyId } }, { signal }).catch(
          (error: unknown) => {
            if (error instanceof CallError && error.status === 404) return null
            throw error
          },
        ),
      ),
  })

/** Returns a function that refetches everything that shows the invitation. */
function useInvalidateInvitations() {
  const client = useQueryClient()
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: notificationKeys.all }),
      client.invalidateQueries({ queryKey: applicationKeys.all }),
      client.invalidateQueries({ queryKey: vacancyKeys.all }),
    ])
}

export function useAccept() {
  const onSettled = useInvalidateInvitations()
  return useMutation({
    mutationFn: (id: string) => call(invitations.acceptInvitation, { params: { id } }),
    onSettled,
  })
}

export function useDecline(id: string) {
  const onSettled = useInvalidateInvitations()
  return useMutation({
    mutationFn: (body: { reason?: string }) =>
      call(invitations.declineInvitation, { params: { id }, body }),
    onSettled,
  })
}
