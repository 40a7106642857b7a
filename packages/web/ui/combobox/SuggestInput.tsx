// An editable combobox has no native element (a datalist cannot be styled).
/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-to-interactive-role */
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { cx } from '../cx.ts'
import { matchParts } from './highlight.ts'
import styles from './dropList.module.css'
import { TextInput, type TextInputProps } from '../forms/TextInput.tsx'

export type SuggestInputProps = Omit<TextInputProps, 'value' | 'defaultValue' | 'onChange'> & {
  value: string
  onChange: (text: string) => void
  /** Finds texts that complete what was typed; called 150 ms after the last key. */
  suggest: (text: string, signal: AbortSignal) => Promise<readonly string[]>
  /** A suggestion was chosen: the moment to search. */
  onChoose?: (text: string) => void
  words: {
    /** Accessible name of the list. */
    list: string
    /** Announced to screen readers: "3 sugestões". */
    found: (count: number) => string
  }
}

/**
 * A text field with suggestions below. Any text is allowed; to choose from a list use `Combobox`.
 * It has no dependencies and is a plain input until JavaScript loads, because public pages use it.
 */
export function SuggestInput({
  value,
  onChange,
  suggest,
  onChoose,
  words,
  className,
  ...rest
}: SuggestInputProps) {
  const id = useId()
  const list = useSuggestions(suggest)
  const { items, active } = list
  const open = items.length > 0

  function choose(text: string) {
    onChange(text)
    list.close()
    onChoose?.(text)
  }
  function walk(event: KeyboardEvent) {
    if (!open) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const chosen = items[active]
    if (step) list.move(step)
    else if (event.key === 'Enter' && chosen !== undefined) choose(chosen)
    else if (event.key === 'Escape') list.close()
    else return
    event.preventDefault()
  }

  return (
    <span className={cx(styles.box, className)}>
      <TextInput
        autoComplete="off"
        {...rest}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={open}
        aria-controls={open ? `${id}list` : undefined}
        aria-activedescendant={open && active >= 0 ? `${id}${active}` : undefined}
        value={value}
        onChange={(event) => {
          onChange(event.target.value)
          list.ask(event.target.value)
        }}
        onKeyDown={walk}
        onBlur={() => list.close()}
      />
      {open && (
        <ul id={`${id}list`} role="listbox" aria-label={words.list} className={styles.list}>
          {items.map((item, i) => (
            // The input keeps the focus and handles the keys; the list only handles the pointer.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
            <li
              key={item}
              id={`${id}${i}`}
              role="option"
              aria-selected={i === active}
              className={cx(styles.option, i === active && styles.active)}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => choose(item)}
            >
              <Marked text={item} typed={value} />
            </li>
          ))}
        </ul>
      )}
      <output className="sr">{open && words.found(items.length)}</output>
    </span>
  )
}

function Marked({ text, typed }: { text: string; typed: string }) {
  const [before, match, after] = matchParts(text, typed)
  return (
    <span>
      {before}
      {match && <mark>{match}</mark>}
      {after}
    </span>
  )
}

/** Suggestions for the last text. Requests for older texts are aborted, also on unmount. */
function useSuggestions(suggest: SuggestInputProps['suggest']) {
  const [items, setItems] = useState<readonly string[]>([])
  const [active, setActive] = useState(-1)
  const pending = useRef<{ timer: ReturnType<typeof setTimeout>; abort: AbortController }>(
    undefined,
  )

  function stop() {
    clearTimeout(pending.current?.timer)
    pending.current?.abort.abort()
  }
  function show(found: readonly string[]) {
    setItems(found)
    setActive(-1)
  }
  useEffect(() => stop, [])

  return {
    items,
    active,
    ask(text: string) {
      stop()
      if (text.trim() === '') return show([])
      const abort = new AbortController()
      const timer = setTimeout(() => {
        // Suggestions are optional: without them the search still works.
        suggest(text, abort.signal).then(
          (found) => !abort.signal.aborted && show(found),
          () => undefined,
        )
      }, 150)
      pending.current = { timer, abort }
    },
    move(step: number) {
      setActive((at) => (at + step + items.length + (at < 0 && step < 0 ? 1 : 0)) % items.length)
    },
    close() {
      stop()
      show([])
    },
  }
}
