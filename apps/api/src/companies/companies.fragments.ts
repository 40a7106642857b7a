import { sql } from 'kysely'

/** The logo of `companies c`; null until Trilha has verified the company. */
export const verifiedLogo = sql`case when c.verified_at is not null then c.logo_file end
  as company_logo`

/** The columns of a `BriefRow`, read from `companies c`. */
export const briefColumns = sql`c.id as company_id, c.name as company_name, c.mark as company_mark,
  c.tone as company_tone, ${verifiedLogo},
  case when c.verified_at is not null then c.slug end as company_slug,
  c.verified_at is not null as company_verified`
