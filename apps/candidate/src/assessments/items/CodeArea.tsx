import { TextArea } from '@trilha/web/ui/forms/TextArea.tsx'
import { useRef, type KeyboardEvent } from 'react'
import styles from './CodeArea.module.css'

type CodeAreaProps = {
  value: string
  onType: (value: string) => void
  limit?: number
  counter?: (used: number, limit: number) => string
}

const indent = '  '

/** A monospace text area. Tab indents; after Escape, Tab moves the focus. */
export function CodeArea({ value, onType, ...rest }: CodeAreaProps) {
  const tabMovesFocus = useRef(false)
  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.key === 'Escape') tabMovesFocus.current = true
    if (event.key !== 'Tab' || event.shiftKey || tabMovesFocus.current) return
    event.preventDefault()
    const area = event.currentTarget
    area.setRangeText(indent, area.selectionStart, area.selectionEnd, 'end')
    onType(area.value)
  }
  return (
    <TextArea
      {...rest}
      rows={12}
      className={styles.code}
      value={value}
      spellCheck={false}
      autoCapitalize="off"
      autoCorrect="off"
      onFocus={() => {
        tabMovesFocus.current = false
      }}
      onKeyDown={onKeyDown}
      onChange={(event) => onType(event.target.value)}
    />
  )
}
