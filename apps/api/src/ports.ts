import { makeDecisionsFinal } from './applications/judging/undo.ts'
import { createCandidate } from './candidates/candidates.create.ts'
import { readProfile } from './candidates/profile/profile.service.ts'
import { countOverdueAnswers } from './pipeline/inbox/overdue.ts'
import type { Ports } from './platform/context.ts'
import { syncTalentDocument } from './talents/talents.documents.ts'
import { listOpenVacanciesOfCompany } from './vacancies/vacancies.ofCompany.ts'
import { reviseVacanciesOfCompany } from './vacancies/publishing/publish.ts'
import {
  findSavedSearch,
  muteSearches,
  setSearchMails,
} from './vacancies/savedSearches/savedSearches.service.ts'
import { findResumeUrl, findPlayableResume } from './videos/resume/resume.ts'

/**
 * Functions that nouns need from nouns above them. A noun must not import a noun above it
 * (docs/decisions/0036-floors.md).
 */
export const ports: Ports = {
  accounts: {
    createCandidate,
    readPersonal: async (platform, id) => (await readProfile(platform, id)).personal,
    findResumeUrl,
    countOverdueAnswers,
    candidateRestored: syncTalentDocument,
  },
  candidates: {
    profileChanged: syncTalentDocument,
    hasVideoResume: async (db, id) => (await findPlayableResume(db, id)) !== null,
  },
  companies: {
    reviseVacancies: reviseVacanciesOfCompany,
    openVacancies: listOpenVacanciesOfCompany,
  },
  notifications: { findSavedSearch, setSearchMails, muteSearches },
  vacancies: { closing: makeDecisionsFinal },
}
