import * as z from 'zod/mini'
import { languageLevels, languages } from '@trilha/contracts/assessments/rules'
import { entryBody } from '@trilha/contracts/candidates/entries'
import { nameText, text, webAddress } from '@trilha/contracts/shared/fields'
import { states } from '@trilha/contracts/vacancies/enums'

/** A value that may have been misread: then it counts as missing. */
const orNull = <T extends z.ZodMiniType>(schema: T) => z.catch(z.nullable(schema), null)

/** A list without misread values. What comes after `max` is there only to keep the program busy. */
const valid = <T extends z.ZodMiniType>(schema: T, max: number) =>
  z.pipe(
    z.array(z.unknown()),
    z.transform((list): z.output<T>[] =>
      list.slice(0, max).flatMap((value) => {
        const parsed = schema.safeParse(value)
        return parsed.success ? [parsed.data] : []
      }),
    ),
  )

/** Data extracted from a CV, before comparing it with the profile. */
const cvReading = z.object({
  name: orNull(nameText()),
  email: orNull(z.string().check(z.maxLength(254))),
  /** Ten or eleven digits. */
  phone: orNull(z.string().check(z.regex(/^\d{10,11}$/))),
  linkedin: orNull(webAddress()),
  city: orNull(z.object({ name: text(120), state: z.enum(states) })),
  objective: orNull(text(1500)),
  entries: valid(entryBody, 200),
  languages: valid(
    z.object({ language: z.enum(languages), level: z.nullable(z.enum(languageLevels)) }),
    20,
  ),
  skills: valid(text(60), 40),
})
export type CvReading = z.output<typeof cvReading>

const cvFile = z.object({ kind: z.enum(['pdf', 'docx', 'linkedin']), reading: cvReading })
export type CvFile = z.output<typeof cvFile>

const cvRefusal = z.enum(['cv-invalid', 'cv-too-long', 'cv-no-text'])
export type CvRefusal = z.output<typeof cvRefusal>

const cvAnswer = z.union([z.object({ file: cvFile }), z.object({ refusal: cvRefusal })])
/** What the process that reads a CV answers. */
export type CvAnswer = z.output<typeof cvAnswer>

/**
 * Checks the output of the process that read a CV. A hostile file may have taken the process over,
 * so only what the schema knows comes through; anything else is `cv-invalid`.
 */
export function parseCvAnswer(output: string): CvAnswer {
  try {
    return cvAnswer.parse(JSON.parse(output))
  } catch {
    return { refusal: 'cv-invalid' }
  }
}
