import { sql, type RawBuilder } from 'kysely'

/** SQL expressions that statements of several nouns need. */

/** A list of our own constants, for `in (…)`; they are part of the statement, not parameters. */
export const literals = (values: readonly string[]): RawBuilder<unknown> =>
  sql.join(values.map((value) => sql.lit(value)))

/** An instant in microseconds since 1970, for cursors: JavaScript dates have only milliseconds. */
export const toMicroseconds = (instant: RawBuilder<unknown>): RawBuilder<number> =>
  sql<number>`(extract(epoch from ${instant}) * 1000000)::bigint`
