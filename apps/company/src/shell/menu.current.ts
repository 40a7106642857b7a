import { menuEntryAt } from '@trilha/web/router/menuEntryAt.ts'
import { paths } from '../paths.ts'

/** Pages of a vacancy belong to the menu entry of vacancies, which is the start page. */
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

/** The menu entry of a URL. */
export const currentMenuItem = (pathname: string) => menuEntryAt(pathname, places)
