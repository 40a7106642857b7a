import { useId } from 'react'
import styles from './TrailBar.module.css'

/** Six half waves over 1000 units; the bar is 26 px high. */
const waves = 6
const middle = 13
const line = Array.from({ length: waves }, (_, i) => {
  const [from, to] = [(i * 1000) / waves, ((i + 1) * 1000) / waves]
  const bend = i % 2 === 0 ? 2 : 24
  return `C${from + 50} ${bend} ${to - 50} ${bend} ${to} ${middle}`
}).join('')
const path = `M0 ${middle}${line}`

/**
 * Height of the line at `percent`, in pixels from the top. The control points of each half wave are
 * 11 px away from the middle, so its Bézier curve is 3 × 11 × t × (1 − t) away from the middle.
 */
function heightAt(percent: number): number {
  const along = (Math.min(percent, 99.999) / 100) * waves
  const t = along % 1
  const swing = 33 * t * (1 - t)
  return Math.floor(along) % 2 === 0 ? middle - swing : middle + swing
}

type TrailBarProps = {
  /** 0 to 100. */
  percent: number
  /** Accessible name, including the amount: "Progresso: 12 de 30". */
  label: string
}

/** A progress bar drawn as a trail, for tests and uploads. */
export function TrailBar({ percent, label }: TrailBarProps) {
  const id = useId()
  const value = Math.round(Math.max(0, Math.min(100, percent)))
  return (
    <div className={styles.bar}>
      <progress className="sr" value={value} max={100} aria-label={label} />
      <svg className={styles.art} aria-hidden>
        <svg viewBox="0 0 1000 26" width="100%" height="26" preserveAspectRatio="none">
          <clipPath id={id}>
            <rect x="-20" y="-20" width={20 + value * 10} height="66" />
          </clipPath>
          <path d={path} />
          <g clipPath={`url(#${id})`}>
            <path className={styles.walked} d={path} />
          </g>
        </svg>
        <circle className={styles.here} cx={`${value}%`} cy={heightAt(value)} r="10.5" />
      </svg>
    </div>
  )
}
