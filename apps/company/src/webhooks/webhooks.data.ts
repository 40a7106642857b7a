import type { BodyOf } from '@trilha/contracts/endpoint'
import * as contract from '@trilha/contracts/webhooks'
import type { DeliveryState } from '@trilha/contracts/webhooks'
import { call } from '@trilha/web/data/call.ts'
import {
  infiniteQueryOptions,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'

export const webhooksQuery = queryOptions({
  queryKey: ['webhooks'],
  queryFn: ({ signal }) => call(contract.listWebhooks, {}, { signal }),
})

/** How often the log is read again while something is on its way. */
const againMs = 3_000
const underWay = (row: { state: DeliveryState }) =>
  row.state === 'pending' || row.state === 'waiting'

export const deliveriesQuery = (id: string, state: DeliveryState | undefined) =>
  infiniteQueryOptions({
    queryKey: ['webhooks', id, 'deliveries', state],
    queryFn: ({ signal, pageParam }) =>
      call(
        contract.listDeliveries,
        {
          params: { id },
          query: { limit: 20, ...(state && { state }), ...(pageParam && { before: pageParam }) },
        },
        { signal },
      ),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
    refetchInterval: ({ state: { data } }) =>
      data?.pages.some(({ rows }) => rows.some(underWay)) ? againMs : false,
  })

export const deliveryQuery = (id: string, deliveryId: number) =>
  queryOptions({
    queryKey: ['webhooks', id, 'delivery', deliveryId],
    queryFn: ({ signal }) => call(contract.getDelivery, { params: { id, deliveryId } }, { signal }),
    refetchInterval: ({ state: { data } }) => (data && underWay(data) ? againMs : false),
  })

/** What an owner does with webhooks; afterwards they and their logs are read again. */
export function useWebhookActions() {
  const client = useQueryClient()
  const onSettled = () => client.invalidateQueries({ queryKey: webhooksQuery.queryKey })
  return {
    create: useMutation({
      mutationFn: (body: BodyOf<typeof contract.createWebhook>) =>
        call(contract.createWebhook, { body }),
      onSettled,
    }),
    update: useMutation({
      mutationFn: ({ id, ...body }: { id: string } & BodyOf<typeof contract.updateWebhook>) =>
        call(contract.updateWebhook, { params: { id }, body }),
      onSettled,
    }),
    remove: useMutation({
      mutationFn: (id: string) => call(contract.removeWebhook, { params: { id } }),
      // Only the list: the log of what is gone is not asked for again.
      onSettled: () => client.invalidateQueries({ queryKey: webhooksQuery.queryKey, exact: true }),
    }),
    rotate: useMutation({
      mutationFn: (id: string) => call(contract.rotateSecret, { params: { id } }),
      onSettled,
    }),
    test: useMutation({
      mutationFn: (id: string) => call(contract.testWebhook, { params: { id } }),
      onSettled,
    }),
    replay: useMutation({
      mutationFn: (params: { id: string; deliveryId: number }) =>
        call(contract.replayDelivery, { params }),
      onSettled,
    }),
    replayFailed: useMutation({
      mutationFn: (id: string) => call(contract.replayFailed, { params: { id } }),
      onSettled,
    }),
  }
}
