import type { Platform } from '../../src/platform/context.ts'
import { changeSaved, saveSearch } from '../../src/vacancies/savedSearches/savedSearches.service.ts'
import { asCandidate, type DemoCandidate } from '../actors.ts'

/** Saved searches of the demo candidate: one with a daily alert, one paused. */
export async function saveJussarasSearches(platform: Platform, me: DemoCandidate): Promise<void> {
  const ctx = asCandidate(platform, me, 0)
  const saved = await saveSearch(ctx, {
    name: 'Caixa perto de casa',
    filters: { roleName: 'operador de caixa', city: 'Contagem', state: 'MG' },
    frequency: 'at-once',
    byEmail: true,
    byWhatsApp: false,
  })
  await changeSaved(ctx, saved.id, { paused: true })
  await saveSearch(ctx, {
    name: 'Recepção em Contagem',
    filters: {
      roleName: 'recepcionista',
      city: 'Contagem',
      state: 'MG',
      contractType: ['clt'],
      payment: ['1800-2000', '2000-2500'],
    },
    frequency: 'daily',
    byEmail: true,
    byWhatsApp: false,
  })
}
