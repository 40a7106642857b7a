import { Button } from '@trilha/web/ui/Button.tsx'
import {
  measureElement,
  useVirtualizer,
  useWindowVirtualizer,
  type Virtualizer,
} from '@tanstack/react-virtual'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BoardCard } from './BoardCard.tsx'
import styles from './Board.module.css'
import type { ColumnCards } from './useColumnCards.ts'

/** A card with the room below it, before it is measured. */
const cardHeight = 150
const gap = 10
/** Cards that are drawn beyond the edge, and how near to the end more are read. */
const beyond = 4

const quietly = {
  // One drawing for all columns, not one for each within the event.
  useFlushSync: false,
  // The observer tells the height before the picture; asking for it now would lay out the page.
  measureElement: <T extends Element, S extends Element | Window>(
    element: T,
    entry: ResizeObserverEntry | undefined,
    virtual: Virtualizer<S, T>,
  ) => {
    if (entry) return measureElement(element, entry, virtual)
    const at = virtual.indexFromElement(element)
    return (
      virtual.itemSizeCache.get(virtual.options.getItemKey(at)) ?? virtual.options.estimateSize(at)
    )
  },
}

type ListProps = { column: ColumnCards; label: string; wide?: boolean }

/** The cards of a column inside the board, which scrolls as a whole. */
export function BoardCardList({ scroller, ...list }: ListProps & { scroller: HTMLElement | null }) {
  const { cards } = list.column
  // oxlint-disable-next-line react/incompatible-library -- no compiler here that would keep it
  const virtual = useVirtualizer({
    count: cards.length,
    getScrollElement: () => scroller,
    estimateSize: () => cardHeight,
    getItemKey: (i) => cards[i]?.id ?? i,
    overscan: beyond,
    gap,
    ...quietly,
  })
  return <Drawn virtual={virtual} margin={0} {...list} />
}

/** The cards of a column on a page that scrolls itself: on phones, and as a list. */
export function PageCardList(list: ListProps) {
  const { cards } = list.column
  const top = useRef<HTMLDivElement>(null)
  const [margin, setMargin] = useState(0)
  useLayoutEffect(() => {
    const offset = (top.current?.getBoundingClientRect().top ?? 0) + window.scrollY
    setMargin(Math.round(offset))
  }, [])
  // oxlint-disable-next-line react/incompatible-library -- no compiler here that would keep it
  const virtual = useWindowVirtualizer({
    count: cards.length,
    estimateSize: () => (list.wide ? 92 : cardHeight),
    getItemKey: (i) => cards[i]?.id ?? i,
    overscan: beyond,
    gap,
    scrollMargin: margin,
    ...quietly,
  })
  return (
    <div ref={top}>
      <Drawn virtual={virtual} margin={margin} {...list} />
    </div>
  )
}

type DrawnProps = ListProps & {
  virtual: Virtualizer<HTMLElement, Element> | Virtualizer<Window, Element>
  margin: number
}

/** Only what is in sight is drawn; whoever listens still hears which of how many it is. */
function Drawn({ virtual, margin, column, label, wide = false }: DrawnProps) {
  const { t } = useTranslation(['board', 'common'])
  const { cards, left, loading, failed, more } = column
  const items = virtual.getVirtualItems()
  const last = items.at(-1)?.index ?? 0
  const near = left > 0 && !failed && last >= cards.length - 1 - beyond
  useEffect(() => {
    if (near && !loading) more()
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
        <Button variant="ghost" size="sm" block loading={loading} onClick={more}>
          {failed ? t('common:actions.tryAgain') : t('more', { count: left })}
        </Button>
      )}
    </>
  )
}
