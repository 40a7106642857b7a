import { useId } from 'react'
import styles from './Bar.module.css'

/** Fill styles of the part of a bar. They differ by colour and by pattern. */
export const looks = ['solid', 'striped', 'dotted'] as const
export type Look = (typeof looks)[number]

export type BarPart = { look: Look; share: number }

type BarProps = {
  /** Consecutive parts from the left, each a share of the length. */
  parts: readonly BarPart[]
  /** End of a thin line that continues the bar, as a share of the length; null for no line. */
  reach?: number | null
}

/** A bar of a chart. Decorative: the text next to it has the same information. */
export function Bar({ parts, reach = null }: BarProps) {
  const id = useId()
  const starts = parts.map((_, i) => parts.slice(0, i).reduce((sum, { share }) => sum + share, 0))
  const end = parts.reduce((sum, { share }) => sum + share, 0)
  return (
    <svg className={styles.bar} aria-hidden width="100%" height="20">
      <Patterns id={id} />
      <rect className={styles.track} width="100%" height="20" rx="6" />
      {reach !== null && (
        <g className={styles.reach}>
          <line x1={percent(end)} x2={percent(reach)} y1="10" y2="10" />
          <line x1={percent(reach)} x2={percent(reach)} y1="5" y2="15" />
        </g>
      )}
      {parts.map(({ look, share }, i) => (
        <g key={look} className={styles[look]}>
          <rect x={percent(starts[i] ?? 0)} width={percent(share)} height="20" />
          {look !== 'solid' && (
            <rect
              x={percent(starts[i] ?? 0)}
              width={percent(share)}
              height="20"
              fill={`url(#${id}${look})`}
            />
          )}
        </g>
      ))}
    </svg>
  )
}

/** A small sample of a fill style, for the legend. */
export function Sample({ look }: { look: Look }) {
  return (
    <span className={styles.sample}>
      <Bar parts={[{ look, share: 1 }]} />
    </span>
  )
}

function Patterns({ id }: { id: string }) {
  return (
    <defs>
      <pattern
        id={`${id}striped`}
        width="6"
        height="6"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <line className={styles.stripe} y2="6" />
      </pattern>
      <pattern id={`${id}dotted`} width="6" height="6" patternUnits="userSpaceOnUse">
        <circle className={styles.dot} cx="3" cy="3" r="1.25" />
      </pattern>
    </defs>
  )
}

const percent = (share: number) => `${Math.min(1, Math.max(0, share)) * 100}%`
