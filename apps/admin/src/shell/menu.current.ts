import { menuEntryAt } from '@trilha/web/router/menuEntryAt.ts'
import { paths } from '../paths.ts'

const places = {
  companies: { exactly: [paths.companies()], within: [paths.anyCompany()] },
  review: { within: [paths.review()] },
  reports: { within: [paths.reports()] },
  users: { within: [paths.users()] },
  partners: { within: [paths.partners()] },
  announcements: { within: [paths.announcements()] },
  messages: { within: [paths.messages()] },
  privacy: { within: [paths.privacy()] },
  audit: { within: [paths.audit()] },
  health: { within: [paths.health()] },
  account: { within: [paths.account()] },
}

/** The menu entry of a URL. */
export const currentMenuItem = (pathname: string) => menuEntryAt(pathname, places)
