import { cx } from '@trilha/web/ui/cx.ts'
import { useEffect, useRef, type ReactNode } from 'react'
import styles from './StepTitle.module.css'

type StepTitleProps = {
  /** Smaller on phones, where the camera picture needs the space. */
  compact?: boolean
  children: ReactNode
}

/** Heading of a step; takes the focus if the focused element was removed. */
export function StepTitle({ compact = false, children }: StepTitleProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    const focused = document.activeElement
    if (!focused || focused === document.body) heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <h1 ref={heading} tabIndex={-1} className={cx(styles.title, compact && styles.compact)}>
      {children}
    </h1>
  )
}

type StepTextProps = {
  /** In large type. */
  lead?: boolean
  children: ReactNode
}

/** The text directly below the heading. */
export function StepText({ lead = false, children }: StepTextProps) {
  return <p className={cx(lead ? 'lead' : 'ink2', styles.text)}>{children}</p>
}
