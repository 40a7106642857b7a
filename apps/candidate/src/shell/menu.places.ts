import { placeAt } from '@trilha/web/router/placeAt.ts'
import { paths } from '../paths.ts'

/** Settings and self-assessments are below home or profile, but belong to no entry. */
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
export const menuPlaceAt = (pathname: string) => placeAt(pathname, places)
