import { notify } from '../notifications/notifications.service.ts'
import type { Tx } from '../platform/db/database.ts'
import { selectAnswerers } from './desk.messages.store.ts'
import { selectVacancyBrief } from './desk.store.ts'

/** What a candidate did that waits for people of the company, as its first sentence. */
const sentences = {
  message: 'Pergunta de uma pessoa candidata.',
  review: 'Pedido de revisão humana.',
  extension: 'Pedido de mais prazo.',
  accepted: 'Proposta aceita.',
} as const

/**
 * Tells those who wrote to the person, else everybody who may answer. Without the name: the vacancy
 * may be blind.
 * @param what.id names what happened: told once.
 */
export async function tellAnswerers(
  tx: Tx,
  application: { id: string; companyId: string; vacancyId: number },
  what: { kind: keyof typeof sentences; id: string; at: Date },
): Promise<void> {
  const vacancy = await selectVacancyBrief(tx, application.companyId, application.vacancyId)
  if (!vacancy) return
  for (const userId of await selectAnswerers(tx, application.id, application.companyId))
    await notify(tx, {
      userId,
      type: 'message',
      message: `${sentences[what.kind]} É sobre a vaga de ${vacancy.role_name}.`,
      key: `${what.kind}:${what.id}`,
      at: what.at,
      vacancyId: application.vacancyId,
      applicationId: application.id,
    })
}
