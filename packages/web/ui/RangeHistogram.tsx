import { useRef, useState } from 'react'
import { cx } from './cx.ts'
import styles from './RangeHistogram.module.css'

export type RangeHistogramProps = {
  /** Name of the pair: "Faixa salarial por mês". */
  label: string
  minLabel: string
  maxLabel: string
  /** The word between the two values: "até". */
  between: string
  min: number
  max: number
  step: number
  /** From and to, both inside `min` and `max`. */
  value: readonly [from: number, to: number]
  /** While a thumb moves. */
  onChange?: (value: [from: number, to: number]) => void
  /** When it is let go: the moment to search. */
  onCommit?: (value: [from: number, to: number]) => void
  /** How many results each equal part from `min` to `max` has. */
  counts: readonly number[]
  format: (value: number) => string
  className?: string
}

/**
 * A range with two ends over bars that show where the results are. Two native range inputs:
 * arrow keys, page keys, home and end work, in both reading directions.
 */
export function RangeHistogram({
  label,
  minLabel,
  maxLabel,
  between,
  min,
  max,
  step,
  value,
  onChange,
  onCommit,
  counts,
  format,
  className,
}: RangeHistogramProps) {
  const [draft, setDraft] = useState<[number, number]>()
  const [from, to] = draft ?? value
  const share = (amount: number) => ((amount - min) / (max - min)) * 100

  /** While a thumb is held: the other end. The held one may pass it, so two on one spot never stick. */
  const held = useRef<number>(undefined)

  function move(next: [number, number]) {
    setDraft(next)
    onChange?.(next)
  }
  function moveEnd(end: 'from' | 'to', amount: number) {
    if (held.current !== undefined) {
      move([Math.min(amount, held.current), Math.max(amount, held.current)])
    } else if (end === 'from') move([Math.min(amount, to), to])
    else move([from, Math.max(amount, from)])
  }
  function letGo() {
    held.current = undefined
    commit()
  }
  function commit() {
    if (draft) onCommit?.(draft)
    setDraft(undefined)
  }
  const shared = {
    className: styles.input,
    min,
    max,
    step,
    onPointerUp: letGo,
    onPointerCancel: letGo,
    onKeyUp: commit,
    onBlur: commit,
  }

  return (
    <fieldset className={className}>
      <legend className="sr">{label}</legend>
      <Bars counts={counts} from={share(from)} to={share(to)} />
      <div className={styles.track}>
        <svg className={styles.line} aria-hidden>
          <rect width="100%" height="4" rx="2" />
          <rect
            className={styles.on}
            x={`${share(from)}%`}
            width={`${share(to) - share(from)}%`}
            height="4"
          />
        </svg>
        <input
          {...shared}
          type="range"
          aria-label={minLabel}
          aria-valuetext={format(from)}
          value={from}
          onPointerDown={() => (held.current = to)}
          onChange={(event) => moveEnd('from', event.currentTarget.valueAsNumber)}
        />
        <input
          {...shared}
          type="range"
          aria-label={maxLabel}
          aria-valuetext={format(to)}
          value={to}
          onPointerDown={() => (held.current = from)}
          onChange={(event) => moveEnd('to', event.currentTarget.valueAsNumber)}
        />
      </div>
      <div className={styles.values} aria-hidden>
        <b className="num">{format(from)}</b>
        <span className={styles.between}>{between}</span>
        <b className="num">{format(to)}</b>
      </div>
    </fieldset>
  )
}

type BarsProps = { counts: readonly number[]; from: number; to: number }

/** One bar a part, the tallest 45 of 56 px, coloured where its middle lies in the range. */
function Bars({ counts, from, to }: BarsProps) {
  const tallest = Math.max(1, ...counts)
  const width = 100 / counts.length
  return (
    <span className={styles.plot} aria-hidden>
      <svg className={styles.bars} viewBox="0 0 100 56" preserveAspectRatio="none">
        {counts.map((count, part) => {
          const height = count === 0 ? 0 : Math.max(4, (count / tallest) * 45)
          const middle = (part + 0.5) * width
          return (
            <rect
              key={middle}
              className={cx(middle >= from && middle <= to && styles.on)}
              x={part * width + 0.5}
              width={width - 1}
              y={56 - height}
              height={height}
            />
          )
        })}
      </svg>
    </span>
  )
}
