// An editable combobox has no native element (a datalist cannot be styled).
// oxlint-disable jsx-a11y/prefer-tag-over-role
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { DropBox, DropList, DropOption } from './DropList.tsx'
import { rowAfter, stepOf } from './listKeys.ts'
import { TextInput, type TextInputProps } from '../forms/TextInput.tsx'

/** A text that completes what was typed. */
export type Suggestion = {
  text: string
  /** Shown below the text. */
  note?: string
  /** True if it is a correction of what was typed, and is shown as such. */
  corrected?: boolean
}

export type SuggestInputProps = Omit<TextInputProps, 'value' | 'defaultValue' | 'onChange'> & {
  value: string
  onChange: (text: string) => void
  /** Finds texts that complete what was typed; called 150 ms after the last key. */
  suggest: (text: string, signal: AbortSignal) => Promise<readonly Suggestion[]>
  /** Called when a suggestion is chosen; the caller can then search. */
  onChoose?: (text: string) => void
  /** Called for Enter without an active suggestion, in place of sending the form. */
  onEnter?: (text: string) => void
  /**
   * The first suggestion is active at once, so that Enter takes it. If it is a correction, `onEnter`
   * gets the typed text instead, so that the page can say what was corrected.
   */
  takesFirst?: boolean
  words: {
    /** Accessible name of the list. */
    list: string
    /** Announced to screen readers: "3 sugestões". */
    found: (count: number) => string
    /** Below a correction: "Você quis dizer esta?" */
    corrected?: string
    /** A last row that takes the text as it was typed, like Enter. */
    own?: (text: string) => Suggestion
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
  onEnter,
  takesFirst = false,
  words,
  className,
  onBlur,
  ...rest
}: SuggestInputProps) {
  const id = useId()
  const list = useSuggestions(suggest, takesFirst)
  const typed = value.trim()
  const own = list.isAnswered && onEnter && typed.length >= 2 ? words.own?.(typed) : undefined
  const items = own ? [...list.items, own] : list.items
  const { active } = list
  const open = items.length > 0

  function choose(item: Suggestion) {
    list.close()
    if (item === own) return onEnter?.(value)
    onChange(item.text)
    onChoose?.(item.text)
  }
  function handleKey(event: KeyboardEvent) {
    const step = stepOf(event.key)
    const row = items[active]
    const chosen = row?.corrected && onEnter && !list.isMoved ? undefined : row
    // Also cancels suggestions that are still loading.
    if (event.key === 'Escape') list.close()
    if (event.key === 'Enter' && chosen === undefined && onEnter && value.trim() !== '') {
      event.preventDefault()
      list.close()
      onEnter(value)
    }
    if (!open) return
    if (step) list.move(step, items.length)
    else if (event.key === 'Enter' && chosen !== undefined) choose(chosen)
    else if (event.key !== 'Escape') return
    event.preventDefault()
  }

  return (
    <DropBox className={className}>
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
          list.request(event.target.value)
        }}
        onKeyDown={handleKey}
        onBlur={(event) => {
          list.close()
          onBlur?.(event)
        }}
      />
      {open && (
        <DropList id={`${id}list`} role="listbox" aria-label={words.list}>
          {items.map((item, i) => (
            <DropOption
              key={item.text}
              id={`${id}${i}`}
              label={item.text}
              note={item.corrected ? words.corrected : item.note}
              query={item === own ? '' : value}
              selected={i === active}
              active={i === active}
              onChoose={() => choose(item)}
            />
          ))}
        </DropList>
      )}
      <output className="sr">{open && words.found(items.length)}</output>
    </DropBox>
  )
}

/** Suggestions for the last text. Requests for older texts are aborted; on unmount, all are. */
function useSuggestions(suggest: SuggestInputProps['suggest'], takesFirst: boolean) {
  const [items, setItems] = useState<readonly Suggestion[]>([])
  const [isAnswered, setIsAnswered] = useState(false)
  const [active, setActive] = useState(-1)
  /** The active row was chosen by keys. */
  const [isMoved, setIsMoved] = useState(false)
  const pending = useRef<{ timer: ReturnType<typeof setTimeout>; abort: AbortController }>(
    undefined,
  )

  function stop() {
    clearTimeout(pending.current?.timer)
    pending.current?.abort.abort()
  }
  function show(found: readonly Suggestion[], isAnswer: boolean) {
    setItems(found)
    setIsAnswered(isAnswer)
    setActive(takesFirst && found.length > 0 ? 0 : -1)
    setIsMoved(false)
  }
  useEffect(() => stop, [])

  return {
    items,
    /** False before the first answer, and after the list was closed. */
    isAnswered,
    active,
    isMoved,
    request(text: string) {
      stop()
      if (text.trim() === '') return show([], false)
      const abort = new AbortController()
      const timer = setTimeout(() => {
        // Suggestions are optional: without them the search still works.
        suggest(text, abort.signal).then(
          (found) => !abort.signal.aborted && show(found, true),
          () => undefined,
        )
      }, 150)
      pending.current = { timer, abort }
    },
    move(step: number, rows: number) {
      setActive((at) => rowAfter(at, step, rows))
      setIsMoved(true)
    },
    close() {
      stop()
      show([], false)
    },
  }
}
