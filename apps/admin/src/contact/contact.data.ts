import * as contract from '@trilha/contracts/contact'
import { call } from '@trilha/web/data/call.ts'
import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { contactKeys } from './contact.keys.ts'

const after = (last: string | undefined) => ({ limit: 20, ...(last && { after: last }) })

export const messagesQuery = infiniteQueryOptions({
  queryKey: contactKeys.messages,
  queryFn: ({ signal, pageParam }) =>
    call(contract.listMessages, { query: after(pageParam) }, { signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page) => (page.more ? page.rows.at(-1)?.id : undefined),
})

/** Marks a message as answered; the list is refetched afterwards. */
export function useMarkAnswered() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(contract.markAnswered, { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: contactKeys.messages }),
  })
}
