import * as contract from '@trilha/contracts/announcements'
import type { BodyOf } from '@trilha/contracts/shared/endpoint'
import { call } from '@trilha/web/data/call.ts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { announcementKeys } from './announcements.keys.ts'

export const announcementsQuery = queryOptions({
  queryKey: announcementKeys.list,
  queryFn: ({ signal }) => call(contract.listAnnouncements, {}, { signal }),
})

/** Preview and sending of an announcement. */
export function useAnnouncementMutations() {
  const client = useQueryClient()
  return {
    preview: useMutation({
      mutationFn: (body: BodyOf<typeof contract.previewAnnouncement>) =>
        call(contract.previewAnnouncement, { body }),
    }),
    send: useMutation({
      mutationFn: (body: BodyOf<typeof contract.sendAnnouncement>) =>
        call(contract.sendAnnouncement, { body }),
      onSettled: () => client.invalidateQueries({ queryKey: announcementKeys.list }),
    }),
  }
}
