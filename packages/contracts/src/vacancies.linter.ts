import type { VacancyContent } from './vacancies.content.ts'
import type { ContractType } from './vacancies.enums.ts'
import { laws, type LawId } from './vacancies.linter.laws.ts'
import { lintRules, type LintContext, type LintRuleId } from './vacancies.linter.rules.ts'
import { foldText, readings } from './vacancies.linter.text.ts'

/**
 * Reads an advertisement for what Brazilian law keeps out of it (docs/domain/law.md#advertisements-and-selection). Pure: the
 * editor asks while somebody writes, the server asks again before anything is published. It knows
 * phrases, not meanings: `warn` leaves the judgement to the person who writes.
 */

export type Severity = 'block' | 'warn'

/** One text of the advertisement; `html` where tags are marks and not words. */
export type LintText = { field: string; text: string; html?: boolean }

export type Advert = {
  contractType: ContractType
  /** Groups that the vacancy is reserved for or calls by name; see `affirmativeGroups`. */
  affirmativeFor: readonly string[]
  deficiency: 'welcome' | 'exclusive' | null
  texts: readonly LintText[]
}

export type Finding = {
  rule: LintRuleId
  severity: Severity
  /** Field of the content, such as `description` or `stages.0.items.2.prompt`. */
  field: string
  /** Place in that field's text as it came (html included): from `start` up to before `end`. */
  start: number
  end: number
  found: string
  law: LawId
  /** The article as it is cited, and its words, in Portuguese. */
  article: string
  quote: string
  /** What to write in the place of `found`; empty: leave it out. Null: no rewrite is lawful or known. */
  rewrite: string | null
}

/** Everything found, in the order of the texts and of their places. */
export function lint(advert: Advert): Finding[] {
  const roleName = advert.texts.find(({ field }) => field === 'roleName')?.text ?? ''
  const context: LintContext = { ...advert, role: foldText(roleName).text }
  return advert.texts.flatMap((text) => lintText(text, context))
}

function lintText({ field, text, html }: LintText, context: LintContext): Finding[] {
  const ways = readings(text, html)
  const found: Finding[] = []
  for (const rule of lintRules) {
    if (rule.only && !rule.only(field)) continue
    const hits = ways.flatMap((folded) =>
      rule.find(folded.text, { ...context, field }).map((hit) => ({ folded, hit })),
    )
    for (const { folded, hit } of hits) {
      const severity = rule.severity(context, hit.said)
      if (severity === null) continue
      const start = folded.at[hit.start] ?? 0
      // The end of the last sign, not the start of the next: a tag may stand between.
      const end = folded.until[hit.end - 1] ?? start
      // What a stronger or earlier rule has marked is not marked twice.
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
        rewrite: inCase(rule.rewrite(hit.said), text.slice(start, end)),
      })
    }
  }
  return found.sort((a, b) => a.start - b.start)
}

/**
 * True where a lawful advertisement asks for criminal or credit records: its company says why this
 * work may, and a person of Trilha reads it.
 */
export const asksForRecords = (findings: readonly Finding[]): boolean =>
  findings.some(
    ({ rule, severity }) =>
      severity === 'warn' && (rule === 'criminal-record' || rule === 'credit'),
  )

/** A rewrite that begins as what it replaces begins. */
function inCase(rewrite: string | null, found: string): string | null {
  const [sign = ''] = found
  if (!rewrite || sign === sign.toLowerCase()) return rewrite
  return rewrite[0]?.toUpperCase() + rewrite.slice(1)
}

/** A text with the rewrite in the place of what was found; the tags inside that place stay. */
export function rewritten(
  text: string,
  finding: Pick<Finding, 'start' | 'end' | 'rewrite'>,
): string {
  const tags = text.slice(finding.start, finding.end).match(/<[^>]*>/g) ?? []
  const before = text.slice(0, finding.start)
  const after = text.slice(finding.end)
  const said = `${before}${finding.rewrite ?? ''}${tags.join('')}${after}`
  // Left out in the middle of a sentence, it leaves two blanks or a comma that hangs.
  return finding.rewrite === ''
    ? said
        .replaceAll(/ {2,}/g, ' ')
        .replaceAll(/ ([,.;:])/g, '$1')
        .replaceAll(/,\s*([.;,])/g, '$1')
        .trim()
    : said
}

/** Every text of a vacancy that a candidate reads, by field. */
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
