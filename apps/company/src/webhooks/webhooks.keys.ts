import type { DeliveryState } from '@trilha/contracts/webhooks/webhooks'

/** Query keys; `list` is also the prefix of the deliveries and of one delivery. */
export const webhookKeys = {
  list: ['webhooks'] as const,
  deliveries: (id: string, state: DeliveryState | undefined) =>
    ['webhooks', id, 'deliveries', state] as const,
  delivery: (id: string, deliveryId: number) => ['webhooks', id, 'delivery', deliveryId] as const,
}
