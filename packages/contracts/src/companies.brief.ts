import * as z from 'zod/mini'
import { uuid } from './fields.ts'

/** A company as cards, trails and results name it. */
export const companyBrief = z.object({
  id: uuid,
  name: z.string(),
  /** Keys of the drawn logo (ui/CompanyLogo). */
  mark: z.string(),
  tone: z.string(),
  /** An uploaded picture, shown instead of the drawing. */
  logoUrl: z.nullable(z.string()),
  /** Of its public page; null where it has none. */
  slug: z.nullable(z.string()),
  verified: z.boolean(),
})

export type CompanyBrief = z.infer<typeof companyBrief>
