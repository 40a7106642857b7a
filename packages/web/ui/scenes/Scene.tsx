import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import styles from './Scene.module.css'

type SceneProps = {
  viewBox: string
  /** Value of `preserveAspectRatio`; by default the complete drawing is shown. */
  fit?: string
  className?: string
  children: ReactNode
}

/** The `<svg>` around a drawing of `pieces.tsx`; `className` sets its size and position. */
export function Scene({ viewBox, fit, className, children }: SceneProps) {
  return (
    <svg
      className={cx(styles.scene, className)}
      viewBox={viewBox}
      preserveAspectRatio={fit}
      aria-hidden
    >
      {children}
    </svg>
  )
}
