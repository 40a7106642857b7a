import { newVacanciesMail } from '../../../emails/reminders/newVacancies.ts'
import { paths } from '../../../emails/paths.ts'
import { findCandidateBrief } from '../../candidates/candidates.service.ts'
import { readPreferences } from '../../notifications/preferences/preferences.service.ts'
import type { Platform } from '../../platform/context.ts'
import type { Mailer } from '../../platform/mail/mail.ts'
import { sendOnce } from '../../platform/mail/sendOnce.ts'
import { subscriptionAddresses } from '../../platform/mail/unsubscribe.ts'
import { formatWholeReais } from '../../platform/text/formats.ts'
import { searchQueryString } from './alerts.ts'
import { selectCards, type CardRow } from '../vacancies.cards.store.ts'
import { selectAlerted } from './alerts.store.ts'
import { selectSavedById, type SavedSearchRow } from './savedSearches.store.ts'

/**
 * Sends the mail of one alert, without the vacancies that have closed. Sends nothing if all of them
 * have closed, if the person has deleted or paused the search or turned its mails off, or if their
 * address is not confirmed.
 */
export async function mailAlert(
  platform: Platform,
  mailer: Mailer,
  { alertId, searchId }: { alertId: string; searchId: string },
): Promise<void> {
  const { db, config } = platform
  const search = await selectSavedById(db, searchId)
  if (!search || search.paused || !search.by_email) return
  const candidateId = search.candidate_id
  const [candidate, preferences, ids] = await Promise.all([
    findCandidateBrief(db, candidateId),
    readPreferences(db, candidateId),
    selectAlerted(db, alertId),
  ])
  const cards = await selectCards(db, ids, null)
  if (!candidate?.isEmailConfirmed) return
  if (!preferences.receiveNewJobNotifications || cards.length === 0) return
  const site = config.siteOrigin
  const unsubscribe = subscriptionAddresses(config, { candidateId, topic: 'search', searchId })
  const mail = newVacanciesMail({
    name: candidate.name,
    search: search.name,
    isFollowed: search.company_id !== null,
    count: cards.length,
    vacancies: cards.map((card) => ({
      role: card.role_name,
      company: card.company_name,
      place: placeText(card),
      pay: payText(card),
      url: paths.vacancy(site, card),
    })),
    all: addressOfAll(site, search),
    stop: unsubscribe.page,
    preferences: paths.preferences(site),
  })
  await sendOnce(platform, mailer, `alert:${alertId}`, {
    to: candidate.email,
    unsubscribe: unsubscribe.oneClick,
    ...mail,
  })
}

/** The results of the search, or the page of the followed company. */
const addressOfAll = (site: string, { company_slug: slug, filters }: SavedSearchRow): string =>
  slug === null ? paths.search(site, searchQueryString(filters)) : paths.company(site, slug)

function placeText(card: CardRow): string {
  if (card.workplace === 'remote') return 'Remoto'
  return [card.municipality_name, card.place_state].filter(Boolean).join(', ')
}

const units = {
  hour: 'por hora',
  day: 'por dia',
  week: 'por semana',
  month: 'por mês',
  year: 'por ano',
}

function payText({
  salary_min_cents: min,
  salary_max_cents: max,
  salary_unit: unit,
}: CardRow): string {
  const figures = [...new Set([min, max])].flatMap((cents) =>
    cents === null ? [] : formatWholeReais(cents),
  )
  return figures.length ? `${figures.join(' a ')} ${units[unit]}` : 'Salário a combinar'
}
