import { sql, type RawBuilder } from 'kysely'

/** SQL expressions that statements of several nouns need. */

/** An instant as whole microseconds since 1970, exact as a cursor; JavaScript dates lose them. */
export const micros = (instant: RawBuilder<unknown>): RawBuilder<number> =>
  sql<number>`(extract(epoch from ${instant}) * 1000000)::bigint`
