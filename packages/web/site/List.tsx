import { useEffect, useRef, type ReactNode, type RefObject } from 'react'
import { EmptyState } from '../ui/feedback/States.tsx'
import styles from './List.module.css'
import { Loaded, type Query } from './Loaded.tsx'
import { focusElement } from './focusElement.ts'
import { ShowMoreButton } from './ShowMoreButton.tsx'
import { Pages } from './Pages.tsx'
import { usePage } from './usePage.ts'

type ListProps<Row> = {
  /** Shown when the list is empty. */
  empty: string
  keyOf: (row: Row) => string | number
  children: (row: Row) => ReactNode
}

type Page<Row> = { rows: Row[]; count: number; totalPages: number; limit: number }

/** A list with pages; the page number is in the address. */
export function PagedList<Row>({ query, ...rest }: ListProps<Row> & { query: Query<Page<Row>> }) {
  const page = usePage()
  const list = useRef<HTMLUListElement>(null)
  useFocusFirstRow(list, page, query.isFetching)
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
export function InfiniteList<Row>({ query, ...rest }: ListProps<Row> & { query: Growing<Row> }) {
  return (
    <Loaded query={query}>
      {({ pages }) => (
        <List
          rows={pages.flatMap(({ rows }) => rows)}
          more={<ShowMoreButton query={query} />}
          {...rest}
        />
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
}: ListProps<Row> & { list?: RefObject<HTMLUListElement | null>; rows: Row[]; more: ReactNode }) {
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

/** Value of `Node.DOCUMENT_POSITION_FOLLOWING`. */
const positionFollowing = 4

/** Moves the focus from the page links to the first row of the new page. */
function useFocusFirstRow(
  list: RefObject<HTMLUListElement | null>,
  page: number,
  isFetching: boolean,
): void {
  const shown = useRef(page)
  useEffect(() => {
    if (isFetching || shown.current === page) return
    shown.current = page
    const first = list.current?.firstElementChild
    const { activeElement: focused, body } = document
    const isBelow =
      focused && list.current && list.current.compareDocumentPosition(focused) & positionFollowing
    if (!first || !(isBelow || focused === body)) return
    const find = (selector: string) => first.querySelector<HTMLElement>(selector)
    focusElement(find('h2 a') ?? find('h2') ?? (first as HTMLElement))
  }, [list, page, isFetching])
}
