import type { VacancyContent } from '../content.ts'
import type { ContractType } from '../enums.ts'
import { laws, type LawId } from './laws.ts'
import { lintRules, type LintContext, type LintRuleId } from './rules.ts'
import { foldText, readings } from './text.ts'

/**
 * Finds what Brazilian law forbids in an advertisement
 * (docs/domain/law.md#advertisements-and-selection).
 * Pure: the editor runs it while the user types, and the server runs it again before publishing. It
 * matches phrases and not their meaning; with `warn`, the author decides.
 */

export type Severity = 'block' | 'warn'

/** One text of the advertisement; `html` when it contains tags. */
export type LintText = { field: string; text: string; html?: boolean }

export type Advert = {
  contractType: ContractType
  /** Groups that the vacancy is reserved for or invites in particular (`affirmativeGroups`). */
  affirmativeFor: readonly string[]
  deficiency: 'welcome' | 'exclusive' | null
  texts: readonly LintText[]
}

export type Finding = {
  rule: LintRuleId
  severity: Severity
  /** Content field, such as `description` or `stages.0.items.2.prompt`. */
  field: string
  /** Position in the source text of the field, HTML included; `end` is exclusive. */
  start: number
  end: number
  found: string
  law: LawId
  /** Citation and verbatim text of the article, in Portuguese. */
  article: string
  quote: string
  /** Replacement for `found`. Empty: delete it; null: no lawful replacement is known. */
  rewrite: string | null
}

/** Returns all findings, ordered by text and position. */
export function lint(advert: Advert): Finding[] {
  const roleName = advert.texts.find(({ field }) => field === 'roleName')?.text ?? ''
  const context: LintContext = { ...advert, role: foldText(roleName).text }
  return advert.texts.flatMap((text) => lintText(text, context))
}

function lintText({ field, text, html }: LintText, context: LintContext): Finding[] {
  const variants = readings(text, html)
  const found: Finding[] = []
  for (const rule of lintRules) {
    if (rule.only && !rule.only(field)) continue
    const hits = variants.flatMap((folded) =>
      rule.find(folded.text, { ...context, field }).map((hit) => ({ folded, hit })),
    )
    for (const { folded, hit } of hits) {
      const severity = rule.severity(context, hit.matched)
      if (severity === null) continue
      const start = folded.at[hit.start] ?? 0
      // The start of the next character would be wrong, because a tag can be in between.
      const end = folded.until[hit.end - 1] ?? start
      // An earlier rule has already found this passage.
      if (found.some((other) => start < other.end && end > other.start)) continue
      const { article, quote } = laws[rule.law]
      found.push({
        rule: rule.id,
        severity,
        field,
        start,
        end,
        found: text.slice(start, end),
        law: rule.law,
        article,
        quote,
        rewrite: withCaseOf(rule.rewrite(hit.matched), text.slice(start, end)),
      })
    }
  }
  return found.sort((a, b) => a.start - b.start)
}

/**
 * True if an advertisement requires criminal or credit records that the work may justify. The
 * company must then give a reason, and Trilha's team reviews it.
 */
export const asksForRecords = (findings: readonly Finding[]): boolean =>
  findings.some(
    ({ rule, severity }) =>
      severity === 'warn' && (rule === 'criminal-record' || rule === 'credit'),
  )

/** The rewrite with the same initial case as the text that it replaces. */
function withCaseOf(rewrite: string | null, found: string): string | null {
  const [char = ''] = found
  if (!rewrite || char === char.toLowerCase()) return rewrite
  return rewrite[0]?.toUpperCase() + rewrite.slice(1)
}

/** Returns the text with the rewrite of a finding; tags inside the replaced passage remain. */
export function applyRewrite(
  text: string,
  finding: Pick<Finding, 'start' | 'end' | 'rewrite'>,
): string {
  const tags = text.slice(finding.start, finding.end).match(/<[^>]*>/g) ?? []
  const before = text.slice(0, finding.start)
  const after = text.slice(finding.end)
  const result = `${before}${finding.rewrite ?? ''}${tags.join('')}${after}`
  // A deletion inside a sentence can leave two spaces or a dangling comma.
  return finding.rewrite === ''
    ? result
        .replaceAll(/ {2,}/g, ' ')
        .replaceAll(/ ([,.;:])/g, '$1')
        .replaceAll(/,\s*([.;,])/g, '$1')
        .trim()
    : result
}

/** The findings in a vacancy; `lint` also reads adverts that are not in the editor's form. */
export const lintContent = (content: VacancyContent): Finding[] =>
  lint({ ...content, texts: textsOf(content) })

/** All texts of a vacancy that candidates read, by field. */
export function textsOf(content: VacancyContent): LintText[] {
  const texts: LintText[] = [
    { field: 'roleName', text: content.roleName },
    { field: 'description', text: content.description, html: true },
  ]
  const add = (field: string, text: string) => texts.push({ field, text })
  content.requirements.forEach((line, i) => add(`requirements.${i}`, line))
  content.niceToHave.forEach((line, i) => add(`niceToHave.${i}`, line))
  content.benefits.forEach(({ detail }, i) => add(`benefits.${i}.detail`, detail))
  add('salaryHiddenReason', content.salaryHiddenReason ?? '')
  content.stages.forEach((stage, s) => {
    const at = `stages.${s}`
    add(`${at}.title`, stage.title)
    add(`${at}.instructions`, stage.instructions)
    stage.rules.forEach((rule, i) => {
      add(`${at}.rules.${i}.reason`, rule.reason)
      if (rule.predicate.kind === 'statement')
        add(`${at}.rules.${i}.predicate.text`, rule.predicate.text)
    })
    stage.items.forEach((item, i) => {
      add(`${at}.items.${i}.prompt`, item.prompt)
      add(`${at}.items.${i}.help`, item.help)
      item.options.forEach((option, o) => add(`${at}.items.${i}.options.${o}.text`, option.text))
    })
    stage.videoQuestions.forEach((question, i) => {
      add(`${at}.videoQuestions.${i}.prompt`, question.prompt)
      add(`${at}.videoQuestions.${i}.help`, question.help)
    })
  })
  return texts.filter(({ text }) => text.trim() !== '')
}
