import { useRef } from 'react'
import { Button, type ButtonProps } from './Button.tsx'

type FileButtonProps = Omit<ButtonProps, 'onClick'> & {
  /** Name of the file input that stands behind the button. */
  fileLabel: string
  /** Kinds of file, as `accept` of an input; whoever takes the file looks again. */
  accept: string
  onFile: (file: File) => void
}

/** A button that asks for one file of the device. */
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
          // The same file may be chosen again.
          target.value = ''
          if (file) onFile(file)
        }}
      />
    </>
  )
}
