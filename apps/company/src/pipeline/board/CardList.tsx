import { Button } from '@trilha/web/ui/actions/Button.tsx'
import {
  measureElement,
  useVirtualizer,
  useWindowVirtualizer,
  type Virtualizer,
} from '@tanstack/react-virtual'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BoardCard } from './BoardCard.tsx'
import styles from './CardList.module.css'
import type { ColumnCards } from './useColumnCards.ts'

/** Estimated height of a card with its gap, before it is measured. */
const cardHeight = 150
const gap = 10
/**
 * Number of cards rendered outside the viewport. More cards are loaded when at most this many
 * loaded cards follow the last rendered one.
 */
const overscan = 4

const virtualizerOptions = {
  // Batches the rendering of all columns instead of flushing each one in the event.
  useFlushSync: false,
  // The observer reports the height later; measuring now would force a layout.
  measureElement: <T extends Element, S extends Element | Window>(
    element: T,
    entry: ResizeObserverEntry | undefined,
    virtual: Virtualizer<S, T>,
  ) => {
    if (entry) return measureElement(element, entry, virtual)
    const index = virtual.indexFromElement(element)
    const measuredSize = virtual.itemSizeCache.get(virtual.options.getItemKey(index))
    return measuredSize ?? virtual.options.estimateSize(index)
  },
}

type ListProps = { column: ColumnCards; label: string; wide?: boolean }

/** Cards of a column inside the board, which is the scroll container. */
export function BoardCardList({ scroller, ...list }: ListProps & { scroller: HTMLElement | null }) {
  const { cards } = list.column
  // oxlint-disable-next-line react/incompatible-library -- the React Compiler is not used here
  const virtual = useVirtualizer({
    count: cards.length,
    getScrollElement: () => scroller,
    estimateSize: () => cardHeight,
    getItemKey: (i) => cards[i]?.id ?? i,
    overscan,
    gap,
    ...virtualizerOptions,
  })
  return <VirtualCards virtual={virtual} margin={0} {...list} />
}

/** Cards of a column when the window scrolls: on phones and in the list layout. */
export function PageCardList(list: ListProps) {
  const { cards } = list.column
  const top = useRef<HTMLDivElement>(null)
  const [margin, setMargin] = useState(0)
  useLayoutEffect(() => {
    const offset = (top.current?.getBoundingClientRect().top ?? 0) + window.scrollY
    setMargin(Math.round(offset))
  }, [])
  // oxlint-disable-next-line react/incompatible-library -- the React Compiler is not used here
  const virtual = useWindowVirtualizer({
    count: cards.length,
    estimateSize: () => (list.wide ? 92 : cardHeight),
    getItemKey: (i) => cards[i]?.id ?? i,
    overscan,
    gap,
    scrollMargin: margin,
    ...virtualizerOptions,
  })
  return (
    <div ref={top}>
      <VirtualCards virtual={virtual} margin={margin} {...list} />
    </div>
  )
}

type VirtualCardsProps = ListProps & {
  virtual: Virtualizer<HTMLElement, Element> | Virtualizer<Window, Element>
  margin: number
}

/** Renders only the visible cards; screen readers still get position and total. */
function VirtualCards({ virtual, margin, column, label, wide = false }: VirtualCardsProps) {
  const { t } = useTranslation(['board', 'common'])
  const { cards, left, loading, failed, loadMore } = column
  const items = virtual.getVirtualItems()
  const last = items.at(-1)?.index ?? 0
  const isNearEnd = left > 0 && !failed && last >= cards.length - 1 - overscan
  useEffect(() => {
    if (isNearEnd && !loading) loadMore()
  })
  return (
    <>
      <ul className={styles.cards} style={{ height: virtual.getTotalSize() }} aria-label={label}>
        {items.map((item) => {
          const card = cards[item.index]
          return (
            card && (
              <li
                key={card.id}
                ref={virtual.measureElement}
                data-index={item.index}
                aria-setsize={cards.length + left}
                aria-posinset={item.index + 1}
                style={{ transform: `translateY(${item.start - margin}px)` }}
              >
                <BoardCard card={card} wide={wide} />
              </li>
            )
          )
        })}
      </ul>
      {left > 0 && (
        <Button variant="ghost" size="sm" block loading={loading} onClick={loadMore}>
          {failed ? t('common:actions.tryAgain') : t('more', { count: left })}
        </Button>
      )}
    </>
  )
}
