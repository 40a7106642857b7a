import { useId } from 'react'
import styles from '../test/Test.module.css'

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
    <div className={options.length > 7 && short ? styles.longList : styles.list}>
      {options.map(({ id, text }, i) => (
        <label key={id} className={styles.option}>
          <input
            type={many ? 'checkbox' : 'radio'}
            name={name}
            checked={chosen.includes(id)}
            disabled={full && !chosen.includes(id)}
            onChange={() => onChoose(id)}
          />
          <span>{text}</span>
          {i < keys && <kbd aria-hidden>{i + 1}</kbd>}
        </label>
      ))}
    </div>
  )
}
