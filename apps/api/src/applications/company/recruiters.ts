import { notify } from '../../notifications/notifications.service.ts'
import type { Tx } from '../../platform/db/database.ts'
import { selectRoleName, selectUsersToNotify } from './recruiters.store.ts'

/** First sentence of the notification, by what the candidate did. */
const sentences = {
  message: 'Pergunta de uma pessoa candidata.',
  review: 'Pedido de revisão humana.',
  extension: 'Pedido de mais prazo.',
  accepted: 'Proposta aceita.',
} as const

/**
 * Notifies the recruiters who wrote to the candidate, or else all who may answer. The text does not
 * have the candidate's name, because the vacancy may be blind.
 * @param event.id identifies the event, so that nobody is notified twice.
 */
export async function notifyRecruiters(
  tx: Tx,
  application: { id: string; companyId: string; vacancyId: number },
  event: { kind: keyof typeof sentences; id: string; at: Date },
): Promise<void> {
  const roleName = await selectRoleName(tx, application.vacancyId)
  for (const userId of await selectUsersToNotify(tx, application.id, application.companyId))
    await notify(tx, {
      userId,
      type: 'message',
      message: `${sentences[event.kind]} É sobre a vaga de ${roleName}.`,
      key: `${event.kind}:${event.id}`,
      at: event.at,
      vacancyId: application.vacancyId,
      applicationId: application.id,
    })
}
