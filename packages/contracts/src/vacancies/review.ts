import type { VacancyContent } from './content.ts'
import { asksForRecords, lintContent, type Finding } from './linter/linter.ts'

/**
 * Which changes pause a published vacancy until Trilha's team has read it again
 * (docs/product/trail.md#vacancy).
 */

/** `records`: only changes of the demand for criminal or credit records, its reason or the role. */
export type ReviewedChanges = 'all' | 'records' | 'none'

/** @param findings of the linter, for the content after the change. */
export function reviewedChanges(
  companyVerified: boolean,
  findings: readonly Finding[],
): ReviewedChanges {
  if (!companyVerified) return 'all'
  return asksForRecords(findings) ? 'records' : 'none'
}

/** True if this change of a published vacancy pauses it until it is reviewed. */
export function isReviewedAgain(
  companyVerified: boolean,
  before: VacancyContent,
  after: VacancyContent,
): boolean {
  const findings = lintContent(after)
  const reviewed = reviewedChanges(companyVerified, findings)
  if (reviewed !== 'records') return reviewed === 'all'
  return recordsPart(before, lintContent(before)) !== recordsPart(after, findings)
}

/** The phrases in which the vacancy asks for criminal or credit records. */
export const recordsAsked = (content: VacancyContent): string[] =>
  recordsPhrases(lintContent(content))

const recordsPhrases = (findings: readonly Finding[]): string[] =>
  findings
    .filter((finding) => asksForRecords([finding]))
    .map(({ found }) => found.replaceAll(/<[^>]*>/g, ''))

/** All that the team reads about the demand for records, as one text to compare. */
function recordsPart(content: VacancyContent, findings: readonly Finding[]): string {
  const { ground, reason } = content.recordsCheck
  return JSON.stringify([content.roleName, ground, reason, recordsPhrases(findings)])
}
