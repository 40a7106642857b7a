import type { languageLevels, languages } from '@trilha/contracts/assessments/rules'
import { contactsOf } from './contacts.ts'
import { coursesOf, educationsOf, experiencesOf } from './entries.ts'
import type { Line } from './lines.ts'
import type { CvReading } from './reading.ts'
import { foldInPlace, sectionsOf } from './words.ts'

const languageNames: [(typeof languages)[number], RegExp][] = [
  ['en', /ingles|english/],
  ['es', /espanhol|spanish|castelhano/],
  ['fr', /frances|french/],
  ['de', /alemao|german/],
  ['it', /italiano|italian/],
  ['zh', /mandarim|chines|chinese/],
  ['ja', /japones|japanese/],
  ['libras', /\blibras\b|lingua brasileira de sinais/],
]
type Level = (typeof languageLevels)[number]
const levelWords: [Level, RegExp][] = [
  ['C2', /nativ|bilingue|native/],
  ['C1', /fluente|avancad|fluent|advanced|proficien/],
  ['B1', /intermediari|intermediate|conversac/],
  ['A2', /basic|elementar|elementary/],
  ['A1', /nocoes|iniciante|beginner/],
]

/** Languages with a level; those without one are left for the person to add. */
export function languagesOf(lines: readonly string[]): CvReading['languages'] {
  const found: CvReading['languages'] = []
  // In tables and columns, the level is on the line after its language.
  for (const text of lines.flatMap((line) => line.split(/[,;|•]|\s{2,}/)).map(foldInPlace)) {
    const language = languageNames.find(([, name]) => name.test(text))?.[0]
    const level =
      (/\b[abc][12]\b/.exec(text)?.[0].toUpperCase() as Level | undefined) ??
      levelWords.find(([, word]) => word.test(text))?.[0] ??
      null
    const last = found.at(-1)
    if (language && !found.some((one) => one.language === language)) found.push({ language, level })
    else if (!language && level && last?.level === null) last.level = level
  }
  return found.filter(({ level }) => level !== null)
}

/** The skills listed in the lines. */
export function skillsOf(lines: readonly string[]): string[] {
  const all = lines
    .flatMap((line) => line.split(/[,;|•·▪●]|\s{2,}/))
    .map((text) => text.replace(/^[\s*>–—-]+/, '').replace(/[.\s]+$/, ''))
    .filter((text) => text.length >= 2 && text.length <= 60 && /\p{L}/u.test(text))
  return [...new Map(all.map((text) => [foldInPlace(text), text])).values()].slice(0, 30)
}

/** Reads all data from the lines of a CV, with fixed rules and no lookups. Pure. */
export function readCv(lines: readonly Line[]): CvReading {
  const sections = sectionsOf(lines.map(({ text }) => text))
  const objective = sections.objective.join(' ').slice(0, 1500).trim()
  return {
    ...contactsOf(lines),
    objective: objective.length > 10 ? objective : null,
    entries: [
      ...experiencesOf(sections.experience),
      ...educationsOf(sections.education),
      ...coursesOf(sections.courses),
    ],
    languages: languagesOf(sections.languages),
    skills: skillsOf(sections.skills),
  }
}
