import { menuEntryAt } from '@trilha/web/router/menuEntryAt.ts'
import { paths } from '../paths.ts'

/** Addresses of each menu entry. Settings and self-assessments belong to none of them. */
const places = {
  home: { exactly: [paths.home()] },
  search: { within: [paths.search(), paths.sharedVacancy()] },
  profile: {
    exactly: [paths.profile()],
    within: [paths.editProfile(), paths.videoResume(), paths.addVideoResume()],
  },
  applications: { within: [paths.myApplications(), paths.anyProgress()] },
}

/** The menu entry of an address. */
export const currentMenuItem = (pathname: string) => menuEntryAt(pathname, places)
