import { useId } from 'react'
import styles from './StatementRow.module.css'

type StatementRowProps = {
  id: string
  statement: string
  /** Labels of the scale, from first to last. */
  scale: readonly string[]
  /** Starts at 1; null if unanswered. */
  chosen: number | null
  onChoose: (value: number) => void
}

/** One statement and its scale as a row of buttons; arrow keys move, number keys select. */
export function StatementRow({ id, statement, scale, chosen, onChoose }: StatementRowProps) {
  const name = useId()
  return (
    <fieldset className={styles.statement} data-item={id}>
      <legend>{statement}</legend>
      <div className={styles.scale}>
        {scale.map((label, i) => (
          <label key={label} className={styles.degree}>
            <input
              type="radio"
              name={name}
              className="sr"
              checked={chosen === i + 1}
              onChange={() => onChoose(i + 1)}
              // Arrow keys move within the scale; the player would take one of them as "back".
              onKeyDown={(event) => {
                if (event.key.startsWith('Arrow')) event.stopPropagation()
              }}
            />
            <b aria-hidden>{i + 1}</b>
            <span className={styles.word}>{label}</span>
          </label>
        ))}
      </div>
      <p className={styles.said} data-at={chosen ?? undefined} aria-hidden>
        {chosen === null ? (
          <>
            <span>{scale[0]}</span>
            <span>{scale.at(-1)}</span>
          </>
        ) : (
          <b>{scale[chosen - 1]}</b>
        )}
      </p>
    </fieldset>
  )
}
