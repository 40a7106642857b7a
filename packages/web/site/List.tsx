import { useEffect, useRef, type ReactNode, type RefObject } from 'react'
import { EmptyState } from '../ui/feedback/States.tsx'
import styles from './List.module.css'
import { Loaded, type Query } from './Loaded.tsx'
import { focusElement } from './give.ts'
import { More } from './More.tsx'
import { Pages } from './Pages.tsx'
import { usePage } from './usePage.ts'

type Rows<Row> = {
  /** Shown when the list is empty. */
  empty: string
  keyOf: (row: Row) => string | number
  children: (row: Row) => ReactNode
}

type Page<Row> = { rows: Row[]; count: number; totalPages: number; limit: number }

/** A list with pages; the page number is in the address. */
export function PagedList<Row>({ query, ...rest }: Rows<Row> & { query: Query<Page<Row>> }) {
  const page = usePage()
  const list = useRef<HTMLUListElement>(null)
  useFirstRow(list, page, query.isFetching)
  return (
    <Loaded query={query}>
      {({ rows, count, totalPages, limit }) => (
        <List
          list={list}
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

/** A list that starts at the first row and loads more on request. */
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
  list,
  rows,
  more,
  empty,
  keyOf,
  children,
}: Rows<Row> & { list?: RefObject<HTMLUListElement | null>; rows: Row[]; more: ReactNode }) {
  if (rows.length === 0) return <EmptyState title={empty} headingLevel="h2" />
  return (
    <>
      <ul ref={list} className={styles.list}>
        {rows.map((row) => (
          <li key={keyOf(row)}>{children(row)}</li>
        ))}
      </ul>
      {more}
    </>
  )
}

const following = 4

/** Moves the focus from the page links to the first row of the new page. */
function useFirstRow(
  list: RefObject<HTMLUListElement | null>,
  page: number,
  isFetching: boolean,
): void {
  const shown = useRef(page)
  useEffect(() => {
    if (isFetching || shown.current === page) return
    shown.current = page
    const first = list.current?.firstElementChild
    const { activeElement: at, body } = document
    const isBelow = at && list.current && list.current.compareDocumentPosition(at) & following
    if (!first || !(isBelow || at === body)) return
    const find = (what: string) => first.querySelector<HTMLElement>(what)
    focusElement(find('h2 a') ?? find('h2') ?? (first as HTMLElement))
  }, [list, page, isFetching])
}
