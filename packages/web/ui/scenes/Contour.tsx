import { cx } from '../cx.ts'
import styles from './scenes.module.css'

type ContourProps = {
  /** For deep panels only: `panel` is upright, `band` wide and low, `ground` a section. */
  pattern?: 'panel' | 'ground' | 'band'
  className?: string
}

/**
 * Height lines as a texture that fills its positioned parent. They are files that the style sheet
 * names: as drawings in the page they would weigh on its text and on its script.
 */
export function Contour({ pattern = 'panel', className }: ContourProps) {
  return <div className={cx(styles.contour, styles[pattern], className)} aria-hidden />
}
