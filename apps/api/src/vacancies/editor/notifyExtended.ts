import { z } from 'zod'
import { notify } from '../../notifications/notifications.service.ts'
import type { Platform } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import type { Task } from '../../platform/tasks/tasks.ts'
import { selectActiveApplicants } from './people.store.ts'

/** Notifies all active applicants of a vacancy about its later last day. */
export const notifyExtendedTask = {
  name: 'vacancies.tellExtended',
  payload: z.object({ vacancyId: z.number(), closesOn: z.string() }),
} satisfies Task

const batchSize = 200
const brazilianDate = (day: string) => day.split('-').reverse().join('/')

/** Sends each person only one notification for a last day, so it is safe to run twice. */
export async function runNotifyExtended(
  platform: Pick<Platform, 'db' | 'now'>,
  { vacancyId, closesOn }: { vacancyId: number; closesOn: string },
): Promise<void> {
  for (let after = '00000000-0000-0000-0000-000000000000'; ;) {
    const people = await selectActiveApplicants(platform.db, vacancyId, after, batchSize)
    await inTransaction(platform.db, async (tx) => {
      for (const person of people)
        await notify(tx, {
          userId: person.user_id,
          type: 'message',
          message: `A vaga ${person.role_name}, de ${person.company_name}, agora recebe candidaturas até ${brazilianDate(closesOn)}. O que você já fez continua valendo.`,
          key: `vacancy:${vacancyId}:extended:${closesOn}`,
          at: platform.now(),
          vacancyId,
          applicationId: person.application_id,
        })
    })
    const last = people.at(-1)
    if (!last || people.length < batchSize) return
    after = last.application_id
  }
}
