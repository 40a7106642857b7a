import { Hill, Sun, Walker } from '@trilha/web/ui/scenes/pieces.tsx'
import styles from './SendingScene.module.css'

/** A decorative landscape with the upload progress in percent. */
export function SendingScene({ percent }: { percent: number }) {
  return (
    <div className={styles.scene} aria-hidden>
      <svg viewBox="0 0 760 210" preserveAspectRatio="xMidYMax slice">
        <Sun x={640} y={66} r={24} />
        <Hill
          depth={1}
          d="M0 130c90-40 170-44 260-16 100 30 170-24 260-26 90 0 160 40 240 20v110H0z"
        />
        <Hill depth={3} d="M0 160c120-30 220-20 330-8 140 14 260-30 430-8v80H0z" />
        <path
          d="M-10 176C60 164 110 190 190 184 280 176 330 150 404 160"
          fill="none"
          stroke="var(--il-path)"
          strokeWidth="12"
          strokeLinecap="round"
        />
        <path
          d="M424 166C480 188 560 176 620 166 680 156 720 166 780 172"
          fill="none"
          stroke="var(--il-path)"
          strokeWidth="9"
          strokeLinecap="round"
          strokeDasharray="0 18"
        />
        <Walker look="light" x={402} y={160} scale={1.35} />
      </svg>
      <span className={`num ${styles.bubble}`}>{percent}%</span>
    </div>
  )
}
