import { placeAt } from '@trilha/web/router/placeAt.ts'
import { paths } from '../paths.ts'

/** What belongs to a vacancy is part of the vacancies, which are the start. */
const places = {
  vacancies: { exactly: [paths.vacancies()], within: [paths.anyVacancy(), paths.anyApplication()] },
  inbox: { within: [paths.inbox()] },
  reviews: { within: [paths.reviews()] },
  notifications: { within: [paths.notifications()] },
  talents: { within: [paths.talents()] },
  analytics: { within: [paths.analytics()] },
  company: { within: [paths.company()] },
  team: { within: [paths.team()] },
  integrations: { within: [paths.apiKeys()] },
  account: { within: [paths.account()] },
}

/** The entry of the menu that an address belongs to. */
export const menuPlaceAt = (pathname: string) => placeAt(pathname, places)
