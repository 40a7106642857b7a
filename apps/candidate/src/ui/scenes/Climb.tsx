import { Walker } from '@trilha/web/ui/scenes/pieces.tsx'
import { Scene } from '@trilha/web/ui/scenes/Scene.tsx'
import { pointOnSlope, slope } from './climb.path.ts'
import styles from './Climb.module.css'

/**
 * Completeness as a climb to a flag. `percent` is 0 to 100. Decorative: show the number as text
 * next to it.
 */
export function Climb({ percent }: { percent: number }) {
  // At the top the person is next to the flag, not in front of it.
  const here = pointOnSlope(Math.min(percent, 94))
  // The round line cap extends a little beyond the line's length.
  const walked = Math.max(0, Math.min(100, percent) - 2)
  return (
    <Scene className={styles.climb} viewBox="0 0 340 150">
      <path
        d="M-4 150V140C40 128 64 122 92 124S132 134 152 130 192 102 216 98 254 98 272 90 304 56 322 44c8-4 16-4 26 0v106z"
        fill="var(--il-h1)"
      />
      <path d="M-4 152c60-16 120-8 180-14s110-20 172-16v30z" fill="var(--il-h2)" opacity=".6" />
      <g fill="none" strokeLinecap="round">
        <path d={slope} stroke="var(--surface)" strokeWidth="9" />
        <path d={slope} stroke="var(--line-strong)" strokeWidth="3.5" strokeDasharray="0 9" />
        {walked > 0 && (
          <path
            d={slope}
            pathLength="100"
            stroke="var(--p-mark)"
            strokeWidth="8"
            strokeDasharray={`${walked} 200`}
          />
        )}
      </g>
      <path d="M318 40V14" stroke="var(--ink)" strokeWidth="3" strokeLinecap="round" />
      <path d="M318 14h20l-5 7 5 7h-20z" fill="var(--il-sun)" />
      <Walker x={here.x} y={here.y - 1} scale={0.95} />
    </Scene>
  )
}
