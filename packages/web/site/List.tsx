import type { ReactNode } from 'react'
import { EmptyState } from '../ui/States.tsx'
import styles from './List.module.css'
import { Loaded, type Query } from './Loaded.tsx'
import { More } from './More.tsx'
import { Pages } from './Pages.tsx'
import { usePage } from './usePage.ts'

type Rows<Row> = {
  /** What is said where there is none. */
  empty: string
  keyOf: (row: Row) => string | number
  children: (row: Row) => ReactNode
}

type Page<Row> = { rows: Row[]; count: number; totalPages: number; limit: number }

/** Rows of the page that the address names. */
export function PagedList<Row>({ query, ...rest }: Rows<Row> & { query: Query<Page<Row>> }) {
  const page = usePage()
  return (
    <Loaded query={query}>
      {({ rows, count, totalPages, limit }) => (
        <List
          rows={rows}
          more={<Pages page={page} pages={totalPages} count={count} limit={limit} />}
          {...rest}
        />
      )}
    </Loaded>
  )
}

type Growing<Row> = Query<{ pages: { rows: Row[] }[] }> & {
  hasNextPage: boolean
  isFetchingNextPage: boolean
  fetchNextPage: () => Promise<unknown>
}

/** Rows that are read from the first on, more of them on request. */
export function GrowingList<Row>({ query, ...rest }: Rows<Row> & { query: Growing<Row> }) {
  return (
    <Loaded query={query}>
      {({ pages }) => (
        <List rows={pages.flatMap(({ rows }) => rows)} more={<More query={query} />} {...rest} />
      )}
    </Loaded>
  )
}

function List<Row>({
  rows,
  more,
  empty,
  keyOf,
  children,
}: Rows<Row> & { rows: Row[]; more: ReactNode }) {
  if (rows.length === 0) return <EmptyState title={empty} headingLevel="h2" />
  return (
    <>
      <ul className={styles.list}>
        {rows.map((row) => (
          <li key={keyOf(row)}>{children(row)}</li>
        ))}
      </ul>
      {more}
    </>
  )
}
