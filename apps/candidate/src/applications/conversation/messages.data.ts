import { listOwnMessages, writeOwnMessage } from '@trilha/contracts/pipeline/messages'
import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '@trilha/web/data/call.ts'
import { applicationKeys } from '../applications.keys.ts'

/** Messages between company and candidate; fetching them marks them as read. */
export const messagesQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: applicationKeys.messages(id),
    queryFn: ({ signal, pageParam }) =>
      call(listOwnMessages, { params: { id }, query: { after: pageParam } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.next ?? undefined,
  })

export function useWriteMessage(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: { text: string }) => call(writeOwnMessage, { params: { id }, body }),
    onSettled: () => client.invalidateQueries({ queryKey: applicationKeys.messages(id) }),
  })
}
