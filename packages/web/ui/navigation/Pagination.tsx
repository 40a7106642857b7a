import { cloneElement, type ReactNode } from 'react'
import { cx } from '../cx.ts'
import { IconChevronLeft, IconChevronRight } from '../icons/icons.tsx'
import type { LinkElement } from '../link.ts'
import styles from './Pagination.module.css'
import { pagesShown } from './pagination.pages.ts'

export type PaginationProps = {
  /** Starts at 1. */
  page: number
  /** The last page. With a single page only the summary is shown. */
  pages: number
  /**
   * The address of a page; every page is a real link, so that it can be opened in a new tab and
   * indexed by search engines.
   */
  hrefFor: (page: number) => string
  /** How the screen makes links, for example `(href) => <Link to={href} />`. */
  renderLink?: (href: string) => LinkElement
  words: {
    /** Name of the navigation: "Páginas". */
    label: string
    /** Name of one page: "Página 3". */
    page: (page: number) => string
    previous: string
    next: string
  }
  /** "Mostrando 1 a 10 de 186". */
  summary?: ReactNode
  className?: string
}

export function Pagination({
  page,
  pages,
  hrefFor,
  renderLink = plainLink,
  words,
  summary,
  className,
}: PaginationProps) {
  function link(to: number, label: string, children: ReactNode) {
    return cloneElement(renderLink(hrefFor(to)), {
      key: label,
      className: styles.item,
      'aria-label': label,
      'aria-current': to === page ? 'page' : undefined,
      children,
    } as object)
  }
  return (
    <div className={cx(styles.pagination, className)}>
      {pages > 1 && (
        <nav className={styles.pager} aria-label={words.label}>
          {page > 1 ? (
            link(page - 1, words.previous, <IconChevronLeft />)
          ) : (
            <DisabledArrow end="start" />
          )}
          {pagesShown(page, pages).map((shown, index) =>
            shown === 'gap' ? (
              <span key={index < 3 ? 'gap before' : 'gap after'} className={styles.item}>
                …
              </span>
            ) : (
              link(shown, words.page(shown), shown)
            ),
          )}
          {page < pages ? (
            link(page + 1, words.next, <IconChevronRight />)
          ) : (
            <DisabledArrow end="end" />
          )}
        </nav>
      )}
      {summary !== undefined && <p className={styles.summary}>{summary}</p>}
    </div>
  )
}

function DisabledArrow({ end }: { end: 'start' | 'end' }) {
  return (
    <span className={cx(styles.item, styles.off)} aria-hidden>
      {end === 'start' ? <IconChevronLeft /> : <IconChevronRight />}
    </span>
  )
}

function plainLink(href: string): LinkElement {
  // The caller that clones it adds the content.
  // oxlint-disable-next-line jsx-a11y/anchor-has-content, jsx-a11y/control-has-associated-label
  return <a href={href} />
}
