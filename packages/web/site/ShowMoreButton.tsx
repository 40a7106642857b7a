import type { MouseEvent } from 'react'
import { Button } from '../ui/actions/Button.tsx'
import { focusElement } from './focusElement.ts'
import { useTranslation } from 'react-i18next'

type ShowMoreButtonProps = {
  query: {
    hasNextPage: boolean
    isFetchingNextPage: boolean
    fetchNextPage: () => Promise<unknown>
  }
  /** Replaces the label "show more". */
  label?: string
}

/** A button that loads the next rows of a list. */
export function ShowMoreButton({ query, label }: ShowMoreButtonProps) {
  const { t } = useTranslation('common')
  const show = async ({ currentTarget: button }: MouseEvent<HTMLButtonElement>) => {
    const list = button.previousElementSibling
    const shown = rowsOf(list).length
    await query.fetchNextPage()
    // Moves the focus to the first new row, because the button may be gone.
    requestAnimationFrame(() => {
      const { activeElement: focused, body } = document
      const first = rowsOf(list)[shown]
      if (first && (focused === button || focused === body)) focusElement(first)
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

/** The rows of a list or a table. */
const rowsOf = (list: Element | null): NodeListOf<HTMLElement> | [] =>
  list?.querySelectorAll<HTMLElement>(':scope > li, tbody > tr') ?? []
