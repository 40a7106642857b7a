import { useEffect, useEffectEvent, useId, useRef, useState, type KeyboardEvent } from 'react'
import { rowAfter, stepOf } from './listKeys.ts'

type Source<T> = {
  items: readonly T[]
  itemKey: (item: T) => string
  itemLabel: (item: T) => string
  value: T | null
  onChange: (value: T | null) => void
  onSearch: (text: string) => void
  loading: boolean
}

/** Debounce of the search, in milliseconds. */
const debounceMs = 150

/** State and keyboard handling of a combobox; `Combobox` renders it. */
export function useCombobox<T>(source: Source<T>) {
  const { items, value, itemLabel } = source
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [open, setOpen] = useState(false)
  /** The typed text; undefined while the field shows the selected item. */
  const [typed, setTyped] = useState<string>()
  const [pending, setPending] = useState(false)
  const [activeRow, setActiveRow] = useState(0)
  /** Enter was pressed while results were loading. */
  const takesFirst = useRef(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  // Results for an older text must not be selectable for a newer one.
  const busy = pending || source.loading
  const options = busy || typed === undefined || typed.trim() === '' ? [] : items
  const active = Math.min(activeRow, options.length - 1)

  const takeFirst = useEffectEvent(() => {
    if (takesFirst.current && options[0] !== undefined) choose(options[0])
    takesFirst.current = false
  })
  useEffect(() => {
    if (!busy) takeFirst()
  }, [busy])

  function search(text: string) {
    clearTimeout(timer.current)
    const wait = text.trim() === '' ? 0 : debounceMs
    setPending(wait > 0)
    timer.current = setTimeout(() => {
      setPending(false)
      source.onSearch(text)
    }, wait)
  }
  function type(text: string) {
    setTyped(text)
    setOpen(true)
    setActiveRow(0)
    takesFirst.current = false
    if (text === '' && value !== null) source.onChange(null)
    search(text)
  }
  function choose(item: T) {
    source.onChange(item)
    close()
  }
  function close() {
    clearTimeout(timer.current)
    setPending(false)
    setTyped(undefined)
    takesFirst.current = false
    setOpen(false)
  }
  function clear() {
    type('')
    setOpen(false)
    input.current?.focus()
  }
  function handleKey(event: KeyboardEvent) {
    const step = stepOf(event.key)
    const chosen = options[active]
    if (step !== undefined) {
      if (!open) setOpen(true)
      else if (options.length > 0) setActiveRow(rowAfter(active, step, options.length))
    } else if (event.key === 'Enter' && open && chosen !== undefined) choose(chosen)
    else if (event.key === 'Enter' && open && busy) takesFirst.current = true
    else if (event.key === 'Escape' && open) {
      // Closes only the list, not a dialog around it.
      event.stopPropagation()
      close()
    } else return
    event.preventDefault()
  }

  return {
    id,
    input,
    open,
    busy,
    options,
    active,
    query: typed?.trim() ?? '',
    text: typed ?? (value === null ? '' : itemLabel(value)),
    show: () => setOpen(true),
    type,
    choose,
    close,
    clear,
    handleKey,
  }
}
