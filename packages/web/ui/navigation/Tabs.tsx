import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode, type RefObject } from 'react'
import { cx } from '../cx.ts'
import { styleLink, type LinkElement } from '../link.ts'
import styles from './Tabs.module.css'

export type TabsProps<T extends string> = {
  /** Accessible name of the tab list. */
  label: string
  tabs: readonly { id: T; label: ReactNode; icon?: ReactNode }[]
  value: T
  onChange: (id: T) => void
  /** The content of the selected tab. */
  children: ReactNode
  className?: string
}

/**
 * Sections of one screen, shown one at a time. Arrow keys move and select, following the reading
 * direction.
 */
export function Tabs<T extends string>({
  label,
  tabs,
  value,
  onChange,
  children,
  className,
}: TabsProps<T>) {
  const base = useId()
  const row = useRef<HTMLDivElement>(null)
  useScrollIntoView(row, value)

  function handleKey(event: KeyboardEvent) {
    const index = tabs.findIndex((tab) => tab.id === value)
    const rtl = row.current?.matches(':dir(rtl)') ?? false
    const next = nextIndex(event.key, index, tabs.length, rtl)
    const tab = next === undefined ? undefined : tabs[next]
    if (tab === undefined || next === undefined) return
    event.preventDefault()
    onChange(tab.id)
    row.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus()
  }

  return (
    <div className={className}>
      <div role="tablist" aria-label={label} className={styles.tabs} ref={row}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${base}${tab.id}`}
            aria-selected={tab.id === value}
            aria-controls={tab.id === value ? `${base}panel` : undefined}
            tabIndex={tab.id === value ? 0 : -1}
            className={styles.tab}
            onClick={() => onChange(tab.id)}
            onKeyDown={handleKey}
          >
            {tab.icon}
            {tab.label}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${base}panel`}
        aria-labelledby={`${base}${value}`}
        className={styles.panel}
      >
        {children}
      </div>
    </div>
  )
}

function nextIndex(key: string, index: number, length: number, rtl: boolean): number | undefined {
  const forward = rtl ? 'ArrowLeft' : 'ArrowRight'
  const back = rtl ? 'ArrowRight' : 'ArrowLeft'
  if (key === forward) return (index + 1) % length
  if (key === back) return (index - 1 + length) % length
  if (key === 'Home') return 0
  if (key === 'End') return length - 1
  return undefined
}

/**
 * Links styled as tabs, for sections with their own address. Mark the current one with
 * `aria-current`.
 */
export function TabLinks({
  label,
  links,
  className,
}: {
  label: string
  links: readonly LinkElement[]
  className?: string
}) {
  const row = useRef<HTMLElement>(null)
  useScrollIntoView(
    row,
    links.findIndex((link) => link.props['aria-current']),
  )
  return (
    <nav ref={row} aria-label={label} className={cx(styles.tabs, className)}>
      {links.map((link) => styleLink(link, styles.tab))}
    </nav>
  )
}

const centerOf = ({ left, right }: DOMRect) => (left + right) / 2

/** On a phone the tab row is wider than the screen: scrolls the current tab into view. */
function useScrollIntoView(row: RefObject<HTMLElement | null>, current: string | number) {
  useEffect(() => {
    const tab = row.current?.querySelector<HTMLElement>(
      '[aria-selected=true], [aria-current]:not([aria-current=false])',
    )
    if (!row.current || !tab) return
    const [outer, inner] = [row.current.getBoundingClientRect(), tab.getBoundingClientRect()]
    if (inner.left < outer.left || inner.right > outer.right)
      row.current.scrollBy({ left: centerOf(inner) - centerOf(outer) })
  }, [row, current])
}
