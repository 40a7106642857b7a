import type { ComponentPropsWithRef } from 'react'
import { cx } from '../cx.ts'
import styles from './Skeleton.module.css'

export type SkeletonProps = ComponentPropsWithRef<'span'> & {
  shape?: 'text' | 'title' | 'block' | 'square' | 'circle' | 'button'
  /** Percent of the line; a class, because server-rendered pages may not use style attributes. */
  width?: 20 | 30 | 40 | 50 | 60 | 70 | 80 | 90
}

/** A grey placeholder. Copy the real layout with several, inside one `SkeletonGroup`. */
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

/** Announces once to screen readers that content is loading; invisible for the first 300 ms. */
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
