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
import { notificationKeys } from '@trilha/web/notifications/notifications.keys.ts'
import { logging } from '@trilha/web/notifications/notifications.list.ts'
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
      logging(
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
      logging('channels', call(getChannels, { params: { candidateId } }, { signal })),
    enabled: candidateId !== '',
  })

/**
 * Saves changed switches, one request each, and stops at the first failure; switches saved before
 * it stay saved.
 * @throws the first failure.
 */
export function useSavePreferences(candidateId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (changes: Partial<NotificationPreferences>) => {
      for (const [name, newValue] of Object.entries(changes)) {
        const update = preferenceUpdates[name as keyof NotificationPreferences]
        const saved = await logging(
          'preferences',
          call(update, { params: { candidateId }, body: { newValue } }),
        )
        client.setQueryData(preferencesQuery(candidateId).queryKey, saved)
      }
    },
    // Turning WhatsApp on starts the confirmation of the number.
    onSettled: () =>
      client.invalidateQueries({ queryKey: candidateNotificationKeys.channels(candidateId) }),
  })
}

/** Invitations without an answer. */
export const openInvitationsQuery = queryOptions({
  queryKey: candidateNotificationKeys.invitations,
  queryFn: ({ signal }) => callCached(invitations.openInvitations, {}, { signal }),
})

/** The invitation to a vacancy; null if there is none. */
export const invitationQuery = (vacancyId: number) =>
  queryOptions({
    queryKey: candidateNotificationKeys.invitation(vacancyId),
    queryFn: ({ signal }) =>
      logging(
        'invitation',
        call(invitations.getInvitation, { params: { id: vacancyId } }, { signal }).catch(
          (error: unknown) => {
            if (error instanceof CallError && error.status === 404) return null
            throw error
          },
        ),
      ),
  })

/** Refetches everything that shows the invitation, after an answer and after a refusal. */
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
