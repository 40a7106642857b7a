import { sql } from 'kysely'

/** Columns of a company, for statements of other nouns. */

/** Of `companies c`: the logo is shown only once Trilha has verified the company. */
export const shownLogo = sql`case when c.verified_at is not null then c.logo_file end
  as company_logo`

/** Of `companies c`: the columns of a `BriefRow`. */
export const briefColumns = sql`c.id as company_id, c.name as company_name, c.mark as company_mark,
  c.tone as company_tone, ${shownLogo},
  case when c.verified_at is not null then c.slug end as company_slug,
  c.verified_at is not null as company_verified`
