import { useId } from 'react'
import { Kbd } from '../test/player/Kbd.tsx'
import { Option, OptionList } from '../test/player/OptionList.tsx'

type OptionRowsProps = {
  options: readonly { id: string; text: string }[]
  chosen: readonly string[]
  /** Several options can be chosen. */
  many: boolean
  /** The maximum is reached: other options are disabled. */
  full?: boolean
  /** Number of options with a number key. */
  keys: number
  onChoose: (id: string) => void
}

/** A closed list as tappable rows. */
export function OptionRows({
  options,
  chosen,
  many,
  full = false,
  keys,
  onChoose,
}: OptionRowsProps) {
  const name = useId()
  const short = options.every(({ text }) => text.length < 40)
  return (
    <OptionList columns={options.length > 7 && short}>
      {options.map(({ id, text }, i) => (
        <Option
          key={id}
          type={many ? 'checkbox' : 'radio'}
          name={name}
          checked={chosen.includes(id)}
          disabled={full && !chosen.includes(id)}
          onChange={() => onChoose(id)}
          text={text}
          end={i < keys && <Kbd aria-hidden>{i + 1}</Kbd>}
        />
      ))}
    </OptionList>
  )
}
