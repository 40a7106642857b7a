import { sql, type RawBuilder } from 'kysely'

/** SQL conditions of the blind mode, for statements in other folders. */

/** A user of a company who looks at candidates. */
export type CompanyViewer = { companyId: string; userId: string }

/**
 * True if the vacancy of an application is blind and this user has not revealed the candidate.
 * @param application the alias of `applications` in the statement.
 */
export const hiddenFrom = (userId: string, application = 'a'): RawBuilder<boolean> => sql<boolean>`(
  exists (select from blind_vacancies hb
    where hb.vacancy_id = ${sql.ref(application)}.vacancy_id)
  and not exists (select from blind_reveals hr
    where hr.application_id = ${sql.ref(application)}.id and hr.user_id = ${userId}))`

/**
 * True if a candidate applied to a blind vacancy of the viewer's company and the viewer has not
 * revealed the candidate. Then a reply must not show the name together with the application.
 * @param candidate the column with the candidate's id, such as `d.candidate_id`.
 */
export const isHiddenApplicant = (
  candidate: string,
  { companyId, userId }: CompanyViewer,
): RawBuilder<boolean> =>
  sql<boolean>`exists (select from applications ca
    join vacancies cv on cv.id = ca.vacancy_id and cv.company_id = ${companyId}
    where ca.candidate_id = ${sql.ref(candidate)} and ${hiddenFrom(userId, 'ca')})`
