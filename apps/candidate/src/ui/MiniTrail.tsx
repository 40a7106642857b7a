import type { ReactNode } from 'react'
import type { TrailState } from '@trilha/web/ui/trail/trail.states.ts'
import styles from './MiniTrail.module.css'

type MiniTrailProps = {
  /** One state per stage, in order. Without an application every stage is `locked`. */
  states: readonly TrailState[]
  /** Cards of vacancies use `sm`; applications use `md`, which is wider. */
  size?: 'sm' | 'md'
  /** The text next to it; the drawing is hidden from screen readers. */
  children?: ReactNode
}

/** The stages of a vacancy as one small line. */
export function MiniTrail({ states, size = 'sm', children }: MiniTrailProps) {
  const gap = size === 'sm' ? 18 : 26
  const width = 14 + gap * (states.length - 1)
  const points = states.map((_, i) => ({ x: 7 + gap * i, y: i % 2 === 0 ? 5.5 : 10.5 }))
  return (
    <span className={`${styles.mini} ${styles[size]}`}>
      <svg viewBox={`0 0 ${width} 16`} width={width} height="16" aria-hidden>
        {points.slice(1).map((to, i) => {
          const from = points[i] ?? to
          const bend = from.x + gap / 2
          const walked = isPassed(states[i]) && isReached(states[i + 1])
          return (
            <path
              key={to.x}
              className={walked ? styles.lineOn : styles.line}
              d={`M${from.x} ${from.y}C${bend} ${from.y} ${bend} ${to.y} ${to.x} ${to.y}`}
            />
          )
        })}
        {points.map(({ x, y }, i) => {
          const look = lookOf(states[i])
          return <circle key={x} className={styles[look.name]} cx={x} cy={y} r={look.r} />
        })}
      </svg>
      {children && <span>{children}</span>}
    </span>
  )
}

const isPassed = (state?: TrailState) => state === 'done' || state === 'approved'
const isReached = (state?: TrailState) =>
  isPassed(state) || state === 'current' || state === 'stopped'

function lookOf(state?: TrailState) {
  if (isPassed(state)) return { name: 'on', r: 4 }
  if (state === 'current') return { name: 'current', r: 5 }
  if (state === 'stopped') return { name: 'stopped', r: 4 }
  return { name: 'node', r: 3.6 }
}
