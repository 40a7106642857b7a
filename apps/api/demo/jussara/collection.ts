import { dayMs } from '@trilha/contracts/shared/durations'
import { dayInBrasilia } from '@trilha/contracts/vacancies/states'
import type { Platform } from '../../src/platform/context.ts'
import { markVacancy } from '../../src/vacancies/marks/marks.service.ts'
import {
  changeSaved,
  followCompany,
  saveSearch,
} from '../../src/vacancies/savedSearches/savedSearches.service.ts'
import { asCandidate, type DemoCandidate } from '../actors.ts'

/** What the demo candidate keeps: saved and hidden vacancies, followed companies, searches. */
export async function fillJussarasCollection(platform: Platform, me: DemoCandidate): Promise<void> {
  await saveVacancies(platform, me)
  await hideVacancies(platform, me)
  await followCompanies(platform, me)
  await saveSearches(platform, me)
}

/** Open vacancies near the demo candidate that she has not applied to, by closing day. */
async function vacanciesNear(platform: Platform, me: DemoCandidate, from: Date) {
  return platform.db
    .selectFrom('vacancies')
    .innerJoin('municipalities', 'municipalities.code', 'vacancies.municipality_code')
    .select('vacancies.id')
    .where('vacancies.state', '=', 'open')
    .where('deficiency', 'is distinct from', 'exclusive')
    .where('job_profile', 'in', ['service-sales', 'administrative', 'operational'])
    .where('municipalities.name', 'in', ['Contagem', 'Belo Horizonte', 'Betim'])
    .where('closes_on', '>', dayInBrasilia(from))
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('applications')
            .select('applications.id')
            .whereRef('applications.vacancy_id', '=', 'vacancies.id')
            .where('candidate_id', '=', me.candidateId),
        ),
      ),
    )
    .orderBy('closes_on')
    .orderBy('vacancies.id')
    .limit(3)
    .execute()
}

/** Three that close within days and two with more time; one with a note. */
async function saveVacancies(platform: Platform, me: DemoCandidate): Promise<void> {
  const ctx = asCandidate(platform, me, 20)
  const soon = await vacanciesNear(platform, me, ctx.now())
  const later = await vacanciesNear(platform, me, new Date(ctx.now().getTime() + 9 * dayMs))
  const noted = soon[1]
  for (const { id } of [...soon, ...later.slice(0, 2)])
    await markVacancy(ctx, id, {
      mark: 'saved',
      ...(id === noted?.id && { note: 'Ver ônibus da noite' }),
    })
}

/** Three far away; of two of them she said why. */
async function hideVacancies(platform: Platform, me: DemoCandidate): Promise<void> {
  const far = await platform.db
    .selectFrom('vacancies')
    .innerJoin('municipalities', 'municipalities.code', 'vacancies.municipality_code')
    .select('vacancies.id')
    .where('vacancies.state', '=', 'open')
    .where('municipalities.name', 'in', ['Ouro Preto', 'Uberlândia', 'Juiz de Fora'])
    .orderBy('closes_on', 'desc')
    .orderBy('vacancies.id')
    .limit(3)
    .execute()
  for (const [at, { id }] of far.entries())
    await markVacancy(asCandidate(platform, me, 24 * (at + 1)), id, {
      mark: 'hidden',
      ...(at < 2 && { reason: 'far' }),
    })
}

/** Four companies; the news of one are off. */
async function followCompanies(platform: Platform, me: DemoCandidate): Promise<void> {
  const companies = await platform.db
    .selectFrom('companies')
    .select('id')
    .where('name', 'in', ['Mercado Bom Vizinho', 'Clínica Serena', 'Casa Ipê', 'Colégio Jatobá'])
    .orderBy('name')
    .execute()
  const ctx = asCandidate(platform, me, 48)
  for (const [at, { id }] of companies.entries()) {
    const followed = await followCompany(ctx, id)
    if (at === 0) await changeSaved(ctx, followed.id, { paused: true })
  }
}

/** One with a daily alert, one paused. */
async function saveSearches(platform: Platform, me: DemoCandidate): Promise<void> {
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
