import { getMunicipalities } from '@brazilian-utils/brazilian-utils'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { contractTypes } from '@trilha/contracts/vacancies/enums'
import type { SavedFilters } from '@trilha/contracts/vacancies/savedSearches'
import { from as copyFrom } from 'pg-copy-streams'
import { occupations } from '../apps/api/src/occupations/table.ts'
import { withClient } from './search/database.ts'
import { createRandom, largePlaces, type Random } from './vacancies/generator.ts'
import { abbreviations, mistyped, roleText } from './vacancies/queries.ts'

const municipalities = getMunicipalities().map(({ code }) => String(code))
const names = occupations.flatMap((occupation) => occupation.names)
const companies = 5000
/** Searches of a person. */
const each = 4

/**
 * What people save: mostly a role in a city, often with a radius; one of twenty follows a company.
 * Half of the roles and cities are the common ones of the vacancies, half are any. Four of five
 * searches are told once a day.
 */
function filtersOf(random: Random): SavedFilters {
  const filters: SavedFilters = {}
  const hasRole = random.chance(0.95)
  if (hasRole) filters.roleName = wordsOf(random)
  const large = random.skewed(largePlaces)
  if (!hasRole || random.chance(0.8)) {
    filters.city = random.chance(0.5) ? String(large.code) : random.pick(municipalities)
    if (random.chance(0.3)) filters.radius = random.pick([10, 20, 50])
  } else if (random.chance(0.75)) filters.state = large.state
  if (!hasRole || random.chance(0.2)) filters.contractType = [random.skewed(contractTypes)]
  return filters
}

function wordsOf(random: Random): string {
  if (random.chance(0.05)) return random.pick(abbreviations)
  const role = random.chance(0.5) ? roleText(random) : random.pick(names)
  return random.chance(0.05) ? mistyped(random, role) : role
}

/** Fills people, companies and saved searches, without keys. */
export async function fillAlerts(url: string, searches: number, savedAt: Date) {
  const random = createRandom(9)
  const people = Math.ceil(searches / each)
  const known: SavedFilters[] = []
  return withClient(url, async (client) => {
    const { rows: made } = await client.query<{ id: string }>(
      `insert into companies (name, mark, tone, sector, verified_at)
       select 'Empresa ' || i, 'wheat', 'straw', 'Varejo', now()
       from generate_series(1, $1::int) i returning id`,
      [companies],
    )
    const companyIds = made.map(({ id }) => id)
    const { rows } = await client.query<{ id: string }>(
      `with made as (
         insert into users (type_user, email, email_verified_at)
         select 1, 'p' || i || '@exemplo.com.br', now() from generate_series(1, $1::int) i
         returning id)
       insert into candidates (user_id, name, birth_date, accepted_terms_version)
       select id, 'Pessoa Inventada', '1990-01-01', 'bench' from made returning id`,
      [people],
    )
    const lines = function* () {
      const since = savedAt.toISOString()
      for (let n = 0; n < searches; n++) {
        const company = random.chance(0.05) ? random.skewed(companyIds) : null
        const filters = company ? {} : filtersOf(random)
        if (!company && known.length < 50_000) known.push(filters)
        const frequency = random.chance(0.8) ? 'daily' : 'at-once'
        const json = JSON.stringify(filters)
        yield `${rows[n % people]!.id}\tBusca\t${json}\t${frequency}\tt\tf\t${since}\t${since}\t${company ?? '\\N'}\n`
      }
    }
    // The same person may draw the same filters twice.
    await client.query('create temp table drawn (like saved_searches including defaults)')
    const copy = copyFrom(`copy drawn (candidate_id, name, filters, frequency, by_email,
      by_whatsapp, created_at, since, company_id) from stdin`)
    await pipeline(Readable.from(lines()), client.query(copy))
    await client.query('insert into saved_searches select * from drawn on conflict do nothing')
    return {
      companyIds,
      people,
      /** Filters of some of the searches. */
      sample: (count: number) => Array.from({ length: count }, () => random.pick(known)),
    }
  })
}
