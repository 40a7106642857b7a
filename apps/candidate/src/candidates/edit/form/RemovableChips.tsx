import { Chip } from '@trilha/web/ui/actions/Chip.tsx'
import { ChipRow } from './ChipRow.tsx'

type RemovableChipsProps = {
  /** Accessible name of the list. */
  label: string
  texts: readonly string[]
  removeLabel: (text: string) => string
  onChange: (texts: string[]) => void
}

/** Chosen texts as chips that a press removes; nothing without any. */
export function RemovableChips({ label, texts, removeLabel, onChange }: RemovableChipsProps) {
  if (texts.length === 0) return null
  return (
    <ChipRow as="ul" aria-label={label}>
      {texts.map((text) => (
        <li key={text}>
          <Chip
            removeLabel={removeLabel(text)}
            onClick={() => onChange(texts.filter((one) => one !== text))}
          >
            {text}
          </Chip>
        </li>
      ))}
    </ChipRow>
  )
}
