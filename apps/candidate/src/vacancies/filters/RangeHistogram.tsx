import { useRef, useState } from 'react'
import { cx } from '@trilha/web/ui/cx.ts'
import styles from './RangeHistogram.module.css'

export type RangeHistogramProps = {
  /** Accessible name of the pair: "Faixa salarial por mês". */
  label: string
  minLabel: string
  maxLabel: string
  /** The word between the two values: "até". */
  between: string
  min: number
  max: number
  step: number
  /** From and to, both between `min` and `max`. */
  value: readonly [from: number, to: number]
  /** Called while a thumb moves. */
  onChange?: (value: [from: number, to: number]) => void
  /** Called when the change is complete: pointer or key released, or focus lost. */
  onCommit?: (value: [from: number, to: number]) => void
  /** Number of results in each equal interval from `min` to `max`. */
  counts: readonly number[]
  format: (value: number) => string
  className?: string
}

/**
 * A range slider with two thumbs over a histogram of the results. Two native range inputs, so that
 * arrow keys, page keys, home and end work in both reading directions.
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
  const percentAt = (amount: number) => ((amount - min) / (max - min)) * 100

  /**
   * Value of the other thumb while one is dragged. The dragged one may pass it, so that two thumbs
   * at the same value never block each other.
   */
  const otherEnd = useRef<number>(undefined)

  function move(next: [number, number]) {
    setDraft(next)
    onChange?.(next)
  }
  function moveEnd(end: 'from' | 'to', amount: number) {
    if (otherEnd.current !== undefined) {
      move([Math.min(amount, otherEnd.current), Math.max(amount, otherEnd.current)])
    } else if (end === 'from') move([Math.min(amount, to), to])
    else move([from, Math.max(amount, from)])
  }
  function release() {
    otherEnd.current = undefined
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
    onPointerUp: release,
    onPointerCancel: release,
    onKeyUp: commit,
    onBlur: commit,
  }

  return (
    <fieldset className={className}>
      <legend className="sr">{label}</legend>
      <Bars counts={counts} from={percentAt(from)} to={percentAt(to)} />
      <div className={styles.track}>
        <svg className={styles.line} aria-hidden>
          <rect width="100%" height="4" rx="2" />
          <rect
            className={styles.on}
            x={`${percentAt(from)}%`}
            width={`${percentAt(to) - percentAt(from)}%`}
            height="4"
          />
        </svg>
        <input
          {...shared}
          type="range"
          aria-label={minLabel}
          aria-valuetext={format(from)}
          value={from}
          onPointerDown={() => (otherEnd.current = to)}
          onChange={(event) => moveEnd('from', event.currentTarget.valueAsNumber)}
        />
        <input
          {...shared}
          type="range"
          aria-label={maxLabel}
          aria-valuetext={format(to)}
          value={to}
          onPointerDown={() => (otherEnd.current = from)}
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

/** One bar per interval, the tallest 45 of 56 px, highlighted when its middle is in the range. */
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
