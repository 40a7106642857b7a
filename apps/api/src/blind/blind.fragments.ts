import { sql, type RawBuilder } from 'kysely'

/** The rule of blind vacancies as SQL conditions, for statements of other nouns. */

/** The person of a company who looks at candidates. */
export type CompanyViewer = { companyId: string; userId: string }

/**
 * True if a candidate applied to a blind vacancy of the viewer's company and the viewer has not
 * revealed them. Then no reply may show both who they are and that they applied to the company.
 * @param candidate the column, such as `d.candidate_id`
 */
export const isConcealed = (
  candidate: string,
  { companyId, userId }: CompanyViewer,
): RawBuilder<boolean> =>
  sql<boolean>`exists (select from blind_vacancies bv
    join vacancies bw on bw.id = bv.vacancy_id and bw.company_id = ${companyId}
    join applications ba on ba.vacancy_id = bv.vacancy_id
    where ba.candidate_id = ${sql.ref(candidate)} and not exists (select from blind_reveals br
      where br.application_id = ba.id and br.user_id = ${userId}))`

/** True if the vacancy of `a` is blind and this user has not revealed the candidate. */
export const hiddenColumn = (userId: string): string => `(
  exists (select from blind_vacancies b where b.vacancy_id = a.vacancy_id)
  and not exists (select from blind_reveals w
    where w.application_id = a.id and w.user_id = ${userId}))`
