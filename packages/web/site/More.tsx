import type { MouseEvent } from 'react'
import { Button } from '../ui/Button.tsx'
import { give } from './give.ts'
import { useTranslation } from 'react-i18next'

type MoreProps = {
  query: {
    hasNextPage: boolean
    isFetchingNextPage: boolean
    fetchNextPage: () => Promise<unknown>
  }
  /** Other words than "show more". */
  label?: string
}

/** The next rows of a list that is read from the newest on. */
export function More({ query, label }: MoreProps) {
  const { t } = useTranslation('site')
  const show = async ({ currentTarget: button }: MouseEvent<HTMLButtonElement>) => {
    const list = button.previousElementSibling
    const shown = rowsOf(list).length
    await query.fetchNextPage()
    // The keyboard goes on at the first of the new rows; the button may be gone.
    requestAnimationFrame(() => {
      const { activeElement: at, body } = document
      const first = rowsOf(list)[shown]
      if (first && (at === button || at === body)) give(first)
    })
  }
  if (!query.hasNextPage) return null
  return (
    <Button
      variant="outline"
      block
      loading={query.isFetchingNextPage}
      onClick={(event) => void show(event)}
    >
      {label ?? t('pages.more')}
    </Button>
  )
}

/** The rows that stand in a list or a table. */
const rowsOf = (list: Element | null): NodeListOf<HTMLElement> | [] =>
  list?.querySelectorAll<HTMLElement>(':scope > li, tbody > tr') ?? []
