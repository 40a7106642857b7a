// oxlint-disable jsx-a11y/prefer-tag-over-role -- native lists cannot show the results of a remote search
import { useEffect, type ReactNode, type Ref } from 'react'
import styles from './Combobox.module.css'
import { DropBox, DropList, DropOption } from './DropList.tsx'
import { IconButton } from '../actions/IconButton.tsx'
import { IconX } from '../icons/icons.tsx'
import { mergeRefs } from '../mergeRefs.ts'
import { Spinner } from '../feedback/Spinner.tsx'
import { TextInput } from '../forms/TextInput.tsx'
import { useCombobox } from './useCombobox.ts'
import { useDropList } from './useDropList.ts'

export type ComboboxProps<T> = {
  /** Results of the last search, in display order. The caller does the search. */
  items: readonly T[]
  itemKey: (item: T) => string
  itemLabel: (item: T) => string
  /** A line below the label of a row. */
  itemNote?: (item: T) => string | undefined
  /** A short fact at the end of the row: "148 vagas". */
  itemDetail?: (item: T) => ReactNode
  value: T | null
  /** Null when the field was cleared. */
  onChange: (value: T | null) => void
  /** The typed text, 150 ms after the last key; '' when it was cleared. */
  onSearch: (text: string) => void
  loading?: boolean
  /** The search failed: the message shown in the list. */
  error?: ReactNode
  words: {
    clear: string
    loading: string
    /** Shown when nothing matches this text. */
    empty: (text: string) => string
    /** Shown before anything is typed: "Digite o nome da cidade". */
    start: string
    /** Accessible name of the list; `start` by default. */
    list?: string
  }
  icon?: ReactNode
  placeholder?: string
  /** Name of a hidden input with the key of the selected item, for native forms. */
  name?: string
  id?: string
  disabled?: boolean
  dense?: boolean
  'aria-label'?: string
  autoComplete?: string
  onBlur?: () => void
  ref?: Ref<HTMLInputElement>
  className?: string
}

/**
 * Chooses one of very many items by typing, such as a municipality; the caller provides the search.
 * Enter takes the first result, also while it is loading. Leaving the field otherwise restores the
 * previous choice. Not Base UI's combobox: public pages use this one, and Base UI's hides the
 * field's label from screen readers while open.
 */
export function Combobox<T>({
  itemKey,
  itemLabel,
  itemNote,
  itemDetail,
  loading = false,
  error,
  words,
  name,
  onBlur,
  ref,
  className,
  items,
  value,
  onChange,
  onSearch,
  ...rest
}: ComboboxProps<T>) {
  const box = useCombobox({ items, itemKey, itemLabel, value, onChange, onSearch, loading })
  const listId = `${box.id}list`
  const optionId = (index: number) => `${box.id}option${index}`
  const status = statusOf({ ...box, error, words })

  return (
    <DropBox className={className}>
      <TextInput
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        {...rest}
        ref={mergeRefs(box.input, ref)}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={box.open}
        aria-controls={box.open ? listId : undefined}
        aria-activedescendant={box.open && box.active >= 0 ? optionId(box.active) : undefined}
        value={box.text}
        onChange={(event) => box.type(event.currentTarget.value)}
        onClick={box.show}
        onKeyDown={box.handleKey}
        onBlur={() => {
          box.close()
          onBlur?.()
        }}
        action={
          box.text !== '' && !rest.disabled ? (
            <IconButton label={words.clear} onClick={box.clear}>
              <IconX />
            </IconButton>
          ) : undefined
        }
      />
      {name !== undefined && (
        <input type="hidden" name={name} value={value === null ? '' : itemKey(value)} />
      )}
      {box.open && (
        <Popup active={box.active}>
          <div id={listId} role="listbox" aria-label={words.list ?? words.start}>
            {box.options.map((item, index) => (
              <DropOption
                key={itemKey(item)}
                id={optionId(index)}
                label={itemLabel(item)}
                query={box.query}
                selected={value !== null && itemKey(item) === itemKey(value)}
                active={index === box.active}
                onChoose={() => box.choose(item)}
                note={itemNote?.(item)}
                detail={itemDetail && <span className={styles.detail}>{itemDetail(item)}</span>}
              />
            ))}
          </div>
          {status && (
            <div className={styles.status}>
              {box.busy && <Spinner />}
              {status}
            </div>
          )}
        </Popup>
      )}
      <output className="sr">{box.open && status}</output>
    </DropBox>
  )
}

/** Scrolls the active row into view. */
function Popup({ active, children }: { active: number; children: ReactNode }) {
  const popup = useDropList()
  useEffect(() => {
    popup.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' })
  }, [popup, active])
  return <DropList ref={popup}>{children}</DropList>
}

type Status = {
  busy: boolean
  query: string
  options: readonly unknown[]
  error: ReactNode
  words: ComboboxProps<unknown>['words']
}

function statusOf({ busy, query, options, error, words }: Status): ReactNode {
  if (busy) return words.loading
  if (error) return error
  if (options.length > 0) return null
  return query === '' ? words.start : words.empty(query)
}
