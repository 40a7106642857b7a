import * as z from 'zod/mini'

/** Schema of one page of a list, with the field names of the specification. */
/*#__NO_SIDE_EFFECTS__*/
export function paged<Row extends z.ZodMiniType>(row: Row) {
  return z.object({
    rows: z.array(row),
    count: z.int(),
    page: z.int(),
    limit: z.int(),
    totalPages: z.int(),
  })
}

/** Page number (from 1) and page size. */
export const pageQuery = {
  page: z._default(z.int().check(z.minimum(1), z.maximum(100_000)), 1),
  limit: z._default(z.int().check(z.minimum(1), z.maximum(50)), 10),
}

/** Builds the page reply from its rows and the total count. */
export function page<Row>(rows: Row[], count: number, query: { page: number; limit: number }) {
  const totalPages = Math.ceil(count / query.limit)
  return { rows, count, page: query.page, limit: query.limit, totalPages }
}
