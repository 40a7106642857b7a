import { useRef } from 'react'
import { Button, type ButtonProps } from '../actions/Button.tsx'

type FileButtonProps = Omit<ButtonProps, 'onClick'> & {
  /** Accessible name of the hidden file input. */
  fileLabel: string
  /** The input's `accept` attribute; the receiver must validate the file again. */
  accept: string
  onFile: (file: File) => void
}

/** A button that opens the file picker for one file. */
export function FileButton({ fileLabel, accept, onFile, ...button }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button variant="outline" {...button} onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        aria-label={fileLabel}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          // Allows choosing the same file again.
          target.value = ''
          if (file) onFile(file)
        }}
      />
    </>
  )
}
