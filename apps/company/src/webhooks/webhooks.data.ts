import type { BodyOf } from '@trilha/contracts/shared/endpoint'
import * as contract from '@trilha/contracts/webhooks/webhooks'
import type { DeliveryState } from '@trilha/contracts/webhooks/webhooks'
import { call } from '@trilha/web/data/call.ts'
import {
  infiniteQueryOptions,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { webhookKeys } from './webhooks.keys.ts'

export const webhooksQuery = queryOptions({
  queryKey: webhookKeys.list,
  queryFn: ({ signal }) => call(contract.listWebhooks, {}, { signal }),
})

/** Poll interval of the log while deliveries are pending. */
const pollMs = 3_000
const isUnderWay = (row: { state: DeliveryState }) =>
  row.state === 'pending' || row.state === 'waiting'

export const deliveriesQuery = (id: string, state: DeliveryState | undefined) =>
  infiniteQueryOptions({
    queryKey: webhookKeys.deliveries(id, state),
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
      data?.pages.some(({ rows }) => rows.some(isUnderWay)) ? pollMs : false,
  })

export const deliveryQuery = (id: string, deliveryId: number) =>
  queryOptions({
    queryKey: webhookKeys.delivery(id, deliveryId),
    queryFn: ({ signal }) => call(contract.getDelivery, { params: { id, deliveryId } }, { signal }),
    refetchInterval: ({ state: { data } }) => (data && isUnderWay(data) ? pollMs : false),
  })

/** Mutations of an owner on webhooks; the webhooks and their logs are refetched afterwards. */
export function useWebhookActions() {
  const client = useQueryClient()
  const onSettled = () => client.invalidateQueries({ queryKey: webhookKeys.list })
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
      // Refetches only the list: the log of a deleted webhook no longer exists.
      onSettled: () => client.invalidateQueries({ queryKey: webhookKeys.list, exact: true }),
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
