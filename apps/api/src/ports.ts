import { endUndos } from './applications/judging/undo.ts'
import { createCandidate } from './candidates/candidates.create.ts'
import { readProfile } from './candidates/profile/profile.service.ts'
import { countWaiting } from './pipeline/inbox/waiting.ts'
import type { Ports } from './platform/context.ts'
import { syncTalentDocument } from './talents/talents.documents.ts'
import { openOfCompany } from './vacancies/vacancies.ofCompany.ts'
import { reviseAllOf } from './vacancies/publishing/publish.ts'
import { findSavedSearch, muteSearches, setSearchEmail } from './vacancies/saved/saved.service.ts'
import { findResumeUrl, shownResume } from './videos/resume/resume.ts'

/** What each noun asks of the nouns above it. */
export const ports: Ports = {
  accounts: {
    createCandidate,
    readPersonal: async (platform, id) => (await readProfile(platform, id)).personal,
    findResumeUrl,
    countWaiting,
    candidateRestored: syncTalentDocument,
  },
  candidates: {
    profileChanged: syncTalentDocument,
    hasVideoResume: async (db, id) => (await shownResume(db, id)) !== null,
  },
  companies: { reviseVacancies: reviseAllOf, openVacancies: openOfCompany },
  notifications: { findSavedSearch, setSearchEmail, muteSearches },
  vacancies: { closing: endUndos },
}
