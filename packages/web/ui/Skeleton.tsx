import type { ComponentPropsWithRef } from 'react'
import { cx } from './cx.ts'
import styles from './Skeleton.module.css'

export type SkeletonProps = ComponentPropsWithRef<'span'> & {
  shape?: 'text' | 'title' | 'block' | 'square' | 'circle' | 'button'
  /** Per cent of the line; a class, because server-rendered pages carry no style attributes. */
  width?: 20 | 30 | 40 | 50 | 60 | 70 | 80 | 90
}

/** A grey place holder. Copy the real layout with several, inside one `SkeletonGroup`. */
export function Skeleton({ shape = 'text', width, className, ...rest }: SkeletonProps) {
  return (
    <span
      {...rest}
      aria-hidden
      className={cx(
        styles.skeleton,
        shape !== 'text' && styles[shape],
        width !== undefined && styles[`w${width}`],
        className,
      )}
    />
  )
}

/** Tells screen readers once that content is coming, and shows nothing in the first 300 ms. */
export function SkeletonGroup({
  label,
  className,
  children,
  ...rest
}: ComponentPropsWithRef<'div'> & { label: string }) {
  return (
    <div {...rest} aria-busy className={cx(styles.late, className)}>
      <output className="sr">{label}</output>
      {children}
    </div>
  )
}
