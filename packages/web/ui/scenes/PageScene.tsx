import type { ReactNode } from 'react'
import styles from './PageScene.module.css'
import { Scene } from './Scene.tsx'

/** A drawing at the bottom of a `ScenePage`, 1440 by 490. */
export function PageScene({ children }: { children: ReactNode }) {
  return (
    <Scene className={styles.page} viewBox="0 0 1440 490" fit="xMidYMax slice">
      {children}
    </Scene>
  )
}
