import type { VacancyCard } from '@trilha/contracts/vacancies/vacancies'
import { dayInBrasilia } from '@trilha/contracts/vacancies/states'
import type { PlaceCount } from '../companies/companies.ports.ts'
import type { Platform } from '../platform/context.ts'
import { selectCards } from './vacancies.cards.store.ts'
import { selectOpenVacancyIds, selectTopPlaces } from './vacancies.ofCompany.store.ts'
import { presentCard } from './vacancies.presenter.ts'

type CompanyVacancies = { cards: VacancyCard[]; count: number; places: PlaceCount[] }

/** Open vacancies of one company, newest first, and their cities. */
export async function listOpenVacanciesOfCompany(
  ctx: Pick<Platform, 'replica' | 'now'>,
  companyId: string,
  { page, limit }: { page: number; limit: number },
): Promise<CompanyVacancies> {
  const today = dayInBrasilia(ctx.now())
  const [open, places] = await Promise.all([
    selectOpenVacancyIds(ctx.replica, companyId, { today, offset: (page - 1) * limit, limit }),
    selectTopPlaces(ctx.replica, companyId, today),
  ])
  const rows = await selectCards(ctx.replica, open.ids, null)
  return { cards: rows.map((row) => presentCard(row, null)), count: open.count, places }
}
