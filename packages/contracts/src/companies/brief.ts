import * as z from 'zod/mini'
import { uuid } from '../shared/fields.ts'

/** Short form of a company for cards, trails and results. */
export const companyBrief = z.object({
  id: uuid,
  name: z.string(),
  /** Keys of the generated logo (`mark` and `tone`; packages/web/ui/media/CompanyLogo.tsx). */
  mark: z.string(),
  tone: z.string(),
  /** An uploaded logo, shown instead of the generated one. */
  logoUrl: z.nullable(z.string()),
  /** Slug of the public page; null if the company has no page. */
  slug: z.nullable(z.string()),
  verified: z.boolean(),
})

export type CompanyBrief = z.infer<typeof companyBrief>
