import { Hill, Ipe, Walker } from '@trilha/web/ui/scenes/pieces.tsx'
import { Scene } from '@trilha/web/ui/scenes/Scene.tsx'
import styles from './EmptyScene.module.css'

/** The small scene of empty states: the line continues as dots. */
export function EmptyScene() {
  return (
    <Scene className={styles.empty} viewBox="0 0 180 110">
      <Hill depth={2} d="M0 92c50-20 120-20 180-4v22H0z" />
      <path
        d="M10 100C50 88 70 96 96 92"
        fill="none"
        stroke="var(--il-path)"
        strokeWidth="8"
        strokeLinecap="round"
      />
      <path
        d="M112 90C130 88 150 90 172 96"
        fill="none"
        stroke="var(--il-path)"
        strokeWidth="6"
        strokeLinecap="round"
        strokeDasharray="0 12"
      />
      <Walker look="light" x={84} y={94} scale={0.95} />
      <Ipe x={140} y={88} scale={0.7} />
    </Scene>
  )
}
