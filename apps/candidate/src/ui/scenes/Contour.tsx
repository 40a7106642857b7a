import { cx } from '@trilha/web/ui/cx.ts'
import styles from './Contour.module.css'

type ContourProps = {
  /** On dark colours only: `panel` is upright, `band` wide and low, `ground` fills a section. */
  pattern?: 'panel' | 'ground' | 'band'
  className?: string
}

/**
 * Contour lines as a texture that fills its positioned parent. They are image files named in the
 * style sheet: inline drawings would add to the size of the page and its script.
 */
export function Contour({ pattern = 'panel', className }: ContourProps) {
  return <div className={cx(styles.contour, styles[pattern], className)} aria-hidden />
}
