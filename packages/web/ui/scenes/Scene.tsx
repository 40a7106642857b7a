import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import styles from './Scene.module.css'

type SceneProps = {
  viewBox: string
  /** `preserveAspectRatio`; without it the whole drawing is shown. */
  fit?: string
  className?: string
  children: ReactNode
}

/** The frame of every drawing built from `pieces.tsx`; `className` gives its size and place. */
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
